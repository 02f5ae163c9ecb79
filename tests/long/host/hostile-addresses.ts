/** Five hundred hostile addresses, the same ones each time, and the faults that no answer to them may have. */
import { routes } from '../../../src/content/routes.ts';
import { numbers } from '../../support/random.ts';
import { ask } from './ask.ts';

const COUNT = 500;

const list = (text: string) => text.trim().split(/\s+/);
const MARKUP = '"><script>alert(1)</script><img%09src=x%09onerror=alert(1)>';
const starts = list(String.raw`// /// /\ \/ /./ /../ /%2e%2e/ /..%2f /%5c /%2F /.//`);
/** Kinds of tails: hosts, markup, encodings, files, queries and fragments, lengths, names of Vite and of JavaScript. */
const tails = [
  starts,
  list('evil.example evil.example/ @evil.example/ evil.example%2f :80 [ etc/passwd .git/config'),
  [
    MARKUP,
    encodeURIComponent(MARKUP),
    ...list("'-alert(1)-' {{7*7}} ${7*7} javascript:alert(1) <svg/onload=1>"),
  ],
  list('% %zz %E0%A4%A %c0%af %00 %0d%0aLocation:%20//evil.example %0d%0aX:1 %u0041 %25%30'),
  list('.html /404 /index . .. /_headers /.headers.json .br / // /~ ;a=b : *'),
  list('?next=//evil.example ?% ?a=<b> ? #%E0%A4%A #<b> ?? & ?__proto__[a]=1 ?url&raw'),
  ['a'.repeat(300), 'é'.repeat(40), '/a'.repeat(400), '%61'.repeat(900), '../'.repeat(60), '/'.repeat(2000)],
  list('__proto__ constructor toString @vite/client @fs/etc/passwd __inspect src/main.tsx @id/x'),
];
/** Addresses that are requested whatever the random numbers are. */
const always = [
  ...list(String.raw`// /// //evil.example/ //evil.example/%2e%2e/ /\evil.example/ /.//evil.example/ /%`),
  ...list('/../index.html /%2e%2e/package.json /about//evil.example /resources/blog/%00/'),
  ...list('http://evil.example/a/ * evil.example:80'),
  `/${'a'.repeat(20_000)}`,
  `/?${'a'.repeat(9000)}`,
];

function hostileAddresses(seed: number): string[] {
  const random = numbers(seed);
  const pick = <T>(from: readonly T[], otherwise: T): T =>
    from[Math.floor(random() * from.length)] ?? otherwise;
  const pages = [...routes.map(({ path }) => path), '/about', '/assets/', '/resources/blog/', '/images/'];
  const made = new Set(always);
  while (made.size < COUNT) {
    const tail = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(pick(tails, []), ''));
    made.add(pick(random() < 0.5 ? pages : starts, '/') + tail.join(''));
  }
  return [...made];
}

/** Requests an address as HTML. @returns the fault of the answer, or null */
async function fault(origin: string, address: string): Promise<string | null> {
  // Node refuses to send letters beyond Latin-1 and spaces; nothing else is tidied.
  const answer = await ask(origin, address, { Accept: 'text/html' }).catch((error: Error) => error);
  const faultOf = (what: string) => `${what}: ${address.slice(0, 120)}`;
  if (answer instanceof Error) return faultOf(`no answer (${answer.message})`);
  const { status, headers, body } = answer;
  if (status >= 500) return faultOf(String(status));
  const { location } = headers;
  if (location !== undefined) {
    const target = new URL(location, origin);
    if (target.origin !== new URL(origin).origin || /^[/\\]{2}/.test(location))
      return faultOf(`leads to ${location}`);
    if ('x' in headers) return faultOf('a header of its own');
  } else if (body.length === 0) return faultOf(`${status} without a word`);
  if (/<script>alert|onerror=alert|onload=1/.test(body.toString('utf8')))
    return faultOf('its markup comes back');
  if (/root:.*:0:0|"devDependencies"|repositoryformatversion/.test(body.toString('utf8')))
    return faultOf('a file of the machine');
  return null;
}

/** The faults of all the addresses, eight requested at a time. The same seed gives the same addresses. */
export async function faults(origin: string, seed = 1): Promise<string[]> {
  const waiting = hostileAddresses(seed);
  const found: string[] = [];
  const next = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const wrong = await fault(origin, address);
      if (wrong) found.push(wrong);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  return found;
}
