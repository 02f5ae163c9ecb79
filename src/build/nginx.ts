/** The site as a server of nginx: what `_headers` and `_redirects` say, in nginx's words. */
import { redirects, routes } from '../content/routes.ts';
import { HIDDEN } from './addresses.ts';
import { type HeaderRule, REVALIDATED } from './headers.ts';

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

/** A header of the folders as a map from the address; an empty one is not sent. */
function folderMap(name: string, folders: readonly HeaderRule[]): string {
  const values = new Map<string, string[]>();
  for (const { folder, headers } of folders) {
    const value = headers[name];
    if (value) values.set(value, [...(values.get(value) ?? []), folder]);
  }
  const rows = [...values].map(([value, paths]) => `  "~^(${paths.join('|')})" ${quoted(value)};\n`);
  const fallback = name === 'Cache-Control' ? REVALIDATED : '';
  return `map $uri ${variable(name)} {\n  default "${fallback}";\n${rows.join('')}}\n`;
}

/** The address as it was sent, without the slash at its end: nothing in it is decoded, and none names another host. */
const WITHOUT_SLASH = `map $request_uri $without_slash {
  default "";
  "~^(?<stem>/[^/\\x5c?](?:[^?]*[^/?])?)/+(?<search>\\?.*)?$" $stem$search;
}
`;

/** Files by their addresses, and the page that stands where there is none. */
const files = (missing: string) => `    error_page 404 ${missing};
    try_files $uri $uri.html =404;
    location ~ ${quoted(HIDDEN.source)} { internal; }
    location ~ "./$" {
      if ($without_slash) { return 308 $without_slash; }
      return 404;
    }
`;

/** What stands in nginx's `http` block. */
export function nginxServer({ root, listen, rules, brotli }: Site): string {
  const security = rules.find(({ folder }) => folder === '/')?.headers ?? {};
  const folders = rules.filter(({ folder }) => folder !== '/');
  const byFolder = [...new Set(folders.flatMap(({ headers }) => Object.keys(headers)))];
  const header = (name: string, value: string) => `  add_header ${name} ${value} always;\n`;
  const withEntries = routes.filter(({ entries }) => entries);
  return [
    ...byFolder.map((name) => folderMap(name, folders)),
    WITHOUT_SLASH,
    `server {\n  listen ${listen};\n  root ${quoted(root)};\n`,
    '  absolute_redirect off;\n  server_tokens off;\n  charset utf-8;\n',
    `  gzip_static on;\n  gzip_vary on;\n${brotli ? '  brotli_static on;\n' : ''}`,
    // The disk is asked once a second for each file: what a new build brings is seen at once.
    '  open_file_cache max=2000;\n  open_file_cache_valid 1s;\n',
    ...Object.entries(security).map(([name, value]) => header(name, quoted(value))),
    ...byFolder.map((name) => header(name, variable(name))),
    ...redirects.map(([from, to]) => `  location = ${from} { return 308 ${to}$is_args$args; }\n`),
    '  location = / { try_files /index.html =404; }\n',
    `  location / {\n${files('/404.html')}  }\n`,
    ...withEntries.map(({ path }) => `  location ${path}/ {\n${files(`${path}/404.html`)}  }\n`),
    '}\n',
  ].join('');
}
