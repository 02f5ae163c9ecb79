/**
 * Every page with an address, in the order of the menus: its import, its place in the list, and a folder in
 * `pages/` whose `route.ts` has the rest. No glob: the build's own plugins read this in Node, and the names are
 * types. A page's code needs no line (`src/app/router.tsx`).
 */
import { route as home } from './pages/home/route.ts';
import { route as services } from './pages/services/route.ts';
import { route as chatbots } from './pages/services/chatbots/route.ts';
import { route as phoneSystems } from './pages/services/phone-systems/route.ts';
import { route as automation } from './pages/services/automation/route.ts';
import { route as website } from './pages/services/website/route.ts';
import { route as solutions } from './pages/solutions/route.ts';
import { route as industries } from './pages/solutions/industries/route.ts';
import { route as marketSize } from './pages/solutions/market-size/route.ts';
import { route as technicalFeatures } from './pages/solutions/technical-features/route.ts';
import { route as pricing } from './pages/pricing/route.ts';
import { route as resources } from './pages/resources/route.ts';
import { route as aboutUs } from './pages/resources/about-us/route.ts';
import { route as faq } from './pages/resources/faq/route.ts';
import { route as team } from './pages/resources/team/route.ts';
import { route as blog } from './pages/resources/blog/route.ts';
import { route as support } from './pages/resources/support/route.ts';
import { route as privacy } from './pages/privacy/route.ts';
import { route as terms } from './pages/terms/route.ts';
import { route as notFound } from './pages/not-found/route.ts';

export const registry = [
  home,
  services,
  chatbots,
  phoneSystems,
  automation,
  website,
  solutions,
  industries,
  marketSize,
  technicalFeatures,
  pricing,
  resources,
  aboutUs,
  faq,
  team,
  blog,
  support,
  privacy,
  terms,
] as const;

/** The page for every other address; prerendered as `404.html`. */
export { notFound };
