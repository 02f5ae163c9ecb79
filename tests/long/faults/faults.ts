/** Faults, each of a single thing: in the network, in the browser, in the code. */
import type { Page } from 'playwright/test';

export type Fault = {
  name: string;
  /** Whether the gate tries it, too. */
  inCheck?: true;
  /** The page that it happens to; home by default. */
  path?: string;
  /** Causes the fault, before the page is opened. */
  cause: (page: Page) => Promise<unknown>;
  /** Whether it makes the page load once more. */
  reloads?: true;
  /** The only errors that the console may have. */
  says?: RegExp;
};

const FETCH = /Failed to load resource|could not be (fetched|loaded)|did not arrive|Failed to fetch/;

/** Every picture, the cord's too. */
const PICTURES = /\.(avif|webp)$/;

const lost = (files: string | RegExp) => (page: Page) => page.route(files, (route) => route.abort());

/** Removes a feature that a browser may lack from the window, and from the prototypes that have it. */
const missing =
  (...names: string[]) =>
  (page: Page) =>
    page.addInitScript((all) => {
      for (const name of all)
        for (const owner of [window, Document.prototype, HTMLElement.prototype, HTMLCanvasElement.prototype])
          Reflect.deleteProperty(owner, name);
    }, names);

const network: Fault[] = [
  { name: 'every picture is lost', cause: lost(PICTURES), says: FETCH },
  {
    name: 'every picture is a 503',
    cause: (page) => page.route(PICTURES, (route) => route.fulfill({ status: 503, body: 'busy' })),
    says: FETCH,
  },
  { name: 'the video is lost', cause: lost('**/operator-*'), says: FETCH },
  { name: 'the fonts are lost', cause: lost('**/*.woff2'), says: FETCH },
  // The first page's styles are in its document: the next page's are lost.
  { name: 'every style sheet is lost', inCheck: true, cause: lost('**/*.css'), says: FETCH },
  {
    name: 'the page’s code is lost',
    path: '/pricing',
    cause: lost('**/assets/pricing-*.js'),
    reloads: true,
    says: FETCH,
  },
  { name: 'the whole site’s code is lost', cause: lost('**/assets/*.js'), says: FETCH },
  { name: 'the worker of the cords is lost', cause: lost('**/painter.worker-*'), says: FETCH },
];

const storage: Fault[] = [
  {
    name: 'storage throws',
    cause: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
  },
  {
    name: 'storage is full',
    cause: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
  {
    name: 'storage holds rubbish',
    cause: (page) =>
      page.addInitScript(() => {
        for (const store of [localStorage, sessionStorage])
          for (const key of ['allo:theme', 'allo:motion', 'allo:reload']) store.setItem(key, '{"\u0000');
      }),
  },
];

/** Features that an old browser lacks, or a strict one removes. */
const FEATURES = [
  'IntersectionObserver',
  'ResizeObserver',
  'requestIdleCallback',
  'startViewTransition',
  'inert',
  'Worker',
  'OffscreenCanvas',
  'transferControlToOffscreen',
  'createImageBitmap',
];

const browser: Fault[] = [
  ...FEATURES.map((name) => ({ name: `the browser has no ${name}`, cause: missing(name) })),
  { name: 'the browser has none of these', inCheck: true, cause: missing(...FEATURES) },
];

const code: Fault[] = [
  {
    name: 'a scene throws while it is built',
    cause: (page) =>
      page.addInitScript(() => {
        new MutationObserver(() => {
          for (const ruler of document.querySelectorAll('[data-part~=time-ruler]'))
            ruler.removeAttribute('data-part');
        }).observe(document, { childList: true, subtree: true });
      }),
    says: /showcase has failed, its section stands finished/,
  },
  {
    name: 'a scene throws while it runs',
    cause: (page) =>
      page.addInitScript(() => {
        const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset') ?? {};
        Object.defineProperty(HTMLElement.prototype, 'dataset', {
          get() {
            const dataset: DOMStringMap = get?.call(this);
            if (!this.matches('[data-section=showcase]')) return dataset;
            // The showcase sets its active card when its timeline is updated.
            const set = (own: DOMStringMap, name: string, value: string) => {
              if (name === 'active') throw new Error('broken while running');
              return Reflect.set(own, name, value);
            };
            return new Proxy(dataset, { set });
          },
        });
      }),
    says: /showcase has failed, its section stands finished/,
  },
  {
    name: 'no cord can be drawn',
    cause: (page) =>
      page.route('**/painter.worker-*.js', async (route) => {
        const response = await route.fetch();
        const broken =
          'OffscreenCanvasRenderingContext2D.prototype.drawImage = () => { throw new Error("broken canvas"); };';
        await route.fulfill({ response, body: broken + (await response.text()) });
      }),
  },
];

export const faults: Fault[] = [...network, ...storage, ...browser, ...code];
