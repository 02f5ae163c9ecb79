/** The answers that a host must give, asked of nginx: each is a name and a check that throws. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../../src/build/addresses.ts';
import { type HeaderRule, headersOf } from '../../../src/build/headers.ts';
import { redirects, routes, spelling } from '../../../src/content/routes.ts';
import { posts } from '../../../src/content/posts.ts';
import { ask } from './ask.ts';
import { faults } from './hostile-addresses.ts';

type Check = [name: string, run: () => Promise<void>];

/** @param brotli whether the host can send `.br` files */
export function siteAnswers(
  origin: string,
  dist: string,
  rules: readonly HeaderRule[],
  brotli: boolean,
): Check[] {
  const file = (path: string) => readFileSync(join(dist, path));
  const inFolder = (folder: string, end: string) => {
    const name = readdirSync(join(dist, folder)).find((each) => each.endsWith(end));
    assert(name, `${folder} has no ${end}`);
    return `/${folder}/${name}`;
  };
  const pages = [...routes.map(({ path }) => path), ...posts.map(({ slug }) => `/resources/blog/${slug}`)];
  const script = `/assets/${readdirSync(join(dist, 'assets')).find((name) => /^site-.*\.js$/.test(name))}`;
  const kept = [
    script,
    inFolder('assets', '.css'),
    inFolder('assets', '.woff2'),
    inFolder('assets', '.webm'),
  ];
  const others = [
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/site.webmanifest',
    '/icons/icon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
  ];

  return [
    [
      `${pages.length} pages answer 200 with their files`,
      async () => {
        for (const path of pages) {
          const { status, body, headers } = await ask(origin, path);
          assert.equal(status, 200, path);
          assert.match(headers['content-type'] ?? '', /^text\/html; charset=utf-8$/i);
          assert(body.equals(file(`${path === '/' ? '/index' : path}.html`)), path);
        }
      },
    ],
    [
      'moved addresses answer 308, and keep their query',
      async () => {
        const moved = [
          ...redirects,
          ...pages.filter((path) => path !== '/').map((path) => [`${path}/`, path]),
        ];
        for (const [from = '', to = ''] of moved) {
          const { status, headers } = await ask(origin, `${from}?a=%2F&b`);
          assert.equal(status, 308, from);
          assert.equal(headers.location, `${to}?a=%2F&b`);
        }
      },
    ],
    [
      'a page in another spelling redirects to its own address, by the table that the browser reads too',
      async () => {
        const capitals = pages.map((path) => path.toUpperCase());
        const coded = pages.map((path) =>
          path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
        );
        const slashes = pages.flatMap((path) => [`/${path}`, path.replace(/(.)\//g, '$1%2F')]);
        const wrong = [
          ...capitals,
          ...coded,
          ...slashes,
          '/About',
          '/CONTACT/',
          '/resources/%62log//refunds/',
        ];
        for (const from of wrong.filter((path) => !pages.includes(path))) {
          const { status, headers } = await ask(origin, `${from}?a=%2F&B`);
          assert.equal(status, 308, from);
          assert.equal(headers.location, `${spelling(from)}?a=%2F&B`, from);
        }
      },
    ],
    [
      'unknown and hidden addresses answer 404 with the error page',
      async () => {
        const unknown = [
          '/nobody',
          '/pricing.html',
          '/404',
          '/index',
          '/_headers',
          '/.headers.json',
          '/assets/gone.js',
        ];
        const deeper = ['/resources/blog/a/b', '/resources/blog/a/b/c', '/resources/blog/refunds/b'];
        for (const path of [...unknown, ...deeper, '/resources/nobody', '/pricing/nobody']) {
          const { status, body, headers } = await ask(origin, path);
          assert.equal(status, 404, path);
          assert(body.equals(file('404.html')), path);
          assert.equal(headers['cache-control'], 'no-cache', path);
        }
        const entries = ['/resources/blog/nobody', '/resources/blog/a%2Fb', '/resources/blog/404'];
        for (const path of [...entries, `${pages.at(-1)}.html`]) {
          const { status, body } = await ask(origin, path);
          assert.equal(status, 404, path);
          assert(body.equals(file('resources/blog/404.html')), path);
        }
      },
    ],
    [
      'hashed files are cached for a year, and pages are revalidated with a 304',
      async () => {
        const cached = async (path: string) => (await ask(origin, path)).headers['cache-control'];
        assert.equal(await cached(script), 'public, max-age=31536000, immutable');
        const { headers } = await ask(origin, '/pricing');
        assert.equal(headers['cache-control'], 'no-cache');
        const again = await ask(origin, '/pricing', { 'If-None-Match': headers.etag ?? '' });
        assert.equal(again.status, 304);
        assert.equal(again.body.length, 0);
      },
    ],
    [
      `text is sent compressed${brotli ? '' : ' (gzip only: nginx has no Brotli here)'}`,
      async () => {
        const wanted = { ...(brotli && { br: '.br' }), gzip: '.gz', identity: '' };
        for (const [encoding, end] of Object.entries(wanted))
          for (const [path, name] of [
            ['/', 'index.html'],
            ['/nobody', '404.html'],
            [script, script],
          ] as const) {
            const { headers, body } = await ask(origin, path, { 'Accept-Encoding': encoding });
            assert.equal(headers['content-encoding'] ?? 'identity', encoding, path);
            assert.match(headers.vary ?? '', /Accept-Encoding/, path);
            assert(body.equals(file(name + end)), `${path} in ${encoding}`);
          }
      },
    ],
    [
      'a range of the video is answered with that range',
      async () => {
        const path = inFolder('assets', '.mp4');
        const { status, headers, body } = await ask(origin, path, { Range: 'bytes=100-299' });
        assert.equal(status, 206);
        assert.equal(headers['content-range'], `bytes 100-299/${file(path).length}`);
        assert(body.equals(file(path).subarray(100, 300)));
        assert.equal(headers['content-type'], 'video/mp4');
      },
    ],
    [
      'every kind of answer has its headers',
      async () => {
        const asked = [
          '/',
          '/about',
          '/pricing/',
          '/nobody',
          '/resources/blog/nobody',
          '/%',
          ...kept,
          ...others,
        ];
        for (const path of asked) {
          const { status, headers } = await ask(origin, path);
          const missing = path.startsWith('/resources/blog/') ? '/resources/blog/404.html' : '/404.html';
          const sent = status < 300 ? fileOf(path) : status === 404 ? missing : '/';
          for (const [name, value] of Object.entries(headersOf(rules, sent)))
            assert.equal(headers[name.toLowerCase()], value, `${name} of ${path} (${status})`);
        }
        const posted = await ask(origin, '/', {}, 'POST');
        assert.equal(posted.status, 405);
        assert.equal(posted.headers['x-frame-options'], 'DENY');
      },
    ],
    ['500 hostile addresses do no harm', async () => assert.deepEqual(await faults(origin), [])],
  ];
}
