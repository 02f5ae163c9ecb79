/** JSON-LD for the prerendered page; it is not rendered in the browser, where Trusted Types would refuse it. */
import { type Route, routes } from '../content/routes.ts';
import { faq } from '../content/faq.ts';
import { contact } from '../content/contact.ts';
import { translate } from '../preferences/words.ts';
import { ORIGIN } from './head.tsx';

const organization = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#organization`,
  name: 'Allô',
  url: ORIGIN,
  logo: `${ORIGIN}/icons/icon-512.png`,
  email: contact.mail,
  telephone: contact.phone,
};

function breadcrumbs(route: Route) {
  const trail: Route[] = [];
  for (let at: Route | undefined = route; at; at = routes.find((other) => other.path === at?.parent))
    trail.unshift(at);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: translate('en', step.label),
      item: ORIGIN + step.path,
    })),
  };
}

function questions() {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: translate('en', question),
      acceptedAnswer: { '@type': 'Answer', text: translate('en', answer) },
    })),
  };
}

/** The page's `<script type="application/ld+json">`, as text. */
export function structuredData(route: Route): string {
  if (route.path === '*') return '';
  const graph: object[] = [organization];
  if (route.path === '/') graph.push(questions());
  else graph.push(breadcrumbs(route));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${json}</script>`;
}
