/** An nginx server with the rules of `_headers` and `_redirects`. */
import { posts } from '../content/posts.ts';
import { href, redirects, routes } from '../content/routes.ts';
import { HIDDEN, missingPage } from './addresses.ts';
import { type HeaderRule, headersOf, isFolder, TYPE } from './headers.ts';

type Site = {
  /** Folder of the built site. */
  root: string;
  /** Address and port, `127.0.0.1:8080`. */
  listen: string;
  rules: readonly HeaderRule[];
  /** Whether the module that serves `.br` files is loaded. */
  brotli: boolean;
};

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const variable = (header: string) => `$sent_${header.toLowerCase().replaceAll('-', '_')}`;

/** A header as a map from the file; nginx does not send an empty one. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const row = (rule: HeaderRule) => {
    const value = rule.headers[name];
    return value ? `  ${isFolder(rule) ? `"~^${rule.path}"` : `"${rule.path}"`} ${quoted(value)};\n` : '';
  };
  const fallback = quoted(headersOf(rules, '/')[name] ?? '');
  return `map $uri ${variable(name)} {\n  default ${fallback};\n${rules.filter(isOwn).map(row).join('')}}\n`;
}

const isOwn = ({ path }: HeaderRule) => path !== '/';

/**
 * The address as it was sent, without its end slash. Nothing in it is decoded, and none names another host.
 */
const WITHOUT_SLASH = `map $request_uri $without_slash {
  default "";
  "~^(?<stem>/[^/\\x5c?](?:[^?]*[^/?])?)/+(?<search>\\?.*)?$" $stem$search;
}
`;

/**
 * Maps an address to the page it means, as `spelling` in `content/routes.ts` does: `$uri` is decoded and has
 * no doubled slashes, and a map ignores case. `$asked` is the path as it was sent.
 */
function pageMaps(): string {
  const pages = [
    ...routes.map(({ path }) => [path, path]),
    ...posts.map(({ slug }) => href('blog', { slug })).map((path) => [path, path]),
    ...redirects,
  ];
  const rows = pages.map(([from, to]) => `  ${quoted(from ?? '')} ${to};\n`).join('');
  const missing = routes
    .filter(({ entries }) => entries)
    .map(({ path }) => `  ${quoted(`~^${path}/[^/]+$`)} ${missingPage(`${path}/a`)};\n`);
  return [
    `map $request_uri $asked {\n  "~^(?<path_sent>[^?]*)" $path_sent;\n}\n`,
    `map $uri $bare {\n  default $uri;\n  "~^(?<path_meant>/.+)/$" $path_meant;\n}\n`,
    `map $bare $spelling {\n  default $asked;\n${rows}}\n`,
    `map $asked $missing {\n  default ${missingPage('/')};\n${missing.join('')}}\n`,
  ].join('');
}

/** The contents of nginx's `http` block. */
export function nginxServer({ root, listen, rules, brotli }: Site): string {
  const mapped = [...new Set(rules.filter(isOwn).flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== TYPE,
  );
  const typed = rules.filter(({ headers }) => headers[TYPE]);
  const constant = Object.entries(headersOf(rules, '/')).filter(([name]) => !mapped.includes(name));
  const header = (name: string, value: string) => `  add_header ${name} ${value} always;\n`;
  return [
    // The address of a post is longer than nginx's default of 64 bytes.
    'map_hash_bucket_size 256;\n',
    ...mapped.map((name) => headerMap(name, rules)),
    WITHOUT_SLASH,
    pageMaps(),
    `server {\n  listen ${listen};\n  root ${quoted(root)};\n`,
    '  absolute_redirect off;\n  server_tokens off;\n  charset utf-8;\n',
    `  gzip_static on;\n  gzip_vary on;\n${brotli ? '  brotli_static on;\n' : ''}`,
    // nginx checks each file on disk once a second, so that a new build is seen at once.
    '  open_file_cache max=2000;\n  open_file_cache_valid 1s;\n',
    ...constant.map(([name, value]) => header(name, quoted(value))),
    ...mapped.map((name) => header(name, variable(name))),
    '  if ($spelling != $asked) { return 308 $spelling$is_args$args; }\n',
    '  error_page 404 $missing;\n',
    ...typed.map(
      ({ path, headers }) =>
        `  location = ${path} {\n    types {}\n    default_type ${quoted(headers[TYPE] ?? '')};\n  }\n`,
    ),
    '  location = / { try_files /index.html =404; }\n',
    '  location / { try_files $uri $uri.html =404; }\n',
    `  location ~ ${quoted(HIDDEN.source)} { internal; }\n`,
    '  location ~ "./$" {\n    if ($without_slash) { return 308 $without_slash; }\n    return 404;\n  }\n}\n',
  ].join('');
}
