/**
 * Every page, one line each: a folder in `pages/` whose `route.ts` has the rest, its place in the menus among it.
 * No glob: the build's own plugins read this in Node, and the names are types. A page's code needs no line
 * (`src/app/router.tsx`).
 */
export { route as home } from './pages/home/route.ts';
export { route as services } from './pages/services/route.ts';
export { route as chatbots } from './pages/services/chatbots/route.ts';
export { route as phoneSystems } from './pages/services/phone-systems/route.ts';
export { route as automation } from './pages/services/automation/route.ts';
export { route as website } from './pages/services/website/route.ts';
export { route as solutions } from './pages/solutions/route.ts';
export { route as industries } from './pages/solutions/industries/route.ts';
export { route as marketSize } from './pages/solutions/market-size/route.ts';
export { route as technicalFeatures } from './pages/solutions/technical-features/route.ts';
export { route as pricing } from './pages/pricing/route.ts';
export { route as resources } from './pages/resources/route.ts';
export { route as aboutUs } from './pages/resources/about-us/route.ts';
export { route as faq } from './pages/resources/faq/route.ts';
export { route as team } from './pages/resources/team/route.ts';
export { route as blog } from './pages/resources/blog/route.ts';
export { route as support } from './pages/resources/support/route.ts';
export { route as privacy } from './pages/privacy/route.ts';
export { route as terms } from './pages/terms/route.ts';
export { route as notFound } from './pages/not-found/route.ts';
