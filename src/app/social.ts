/**
 * What other machines read in a prerendered page: Open Graph and JSON-LD. It is not rendered in the browser, where
 * nobody looks for it and Trusted Types would refuse a script.
 */
import { contact } from '../content/contact.ts';
import { faq, type FaqItem, pageQuestions } from '../content/faq.ts';
import { authorOf, type Post, posts } from '../content/posts.ts';
import { type PricingGroup, pricing } from '../content/pricing.ts';
import { href, type Route, routeAt, routes, slugAt } from '../content/routes.ts';
import { ORIGIN } from '../content/site.ts';
import { socialName } from '../content/social.ts';
import type { Key } from '../i18n/keys.ts';
import { translate } from '../i18n/load-messages.ts';
import { titlesAt } from './head.tsx';

const t = (key: Key) => translate('en', key);
const questionsOf: Partial<Record<Route['page'], FaqItem[]>> = { home: faq, ...pageQuestions };
const ORGANIZATION = { '@id': `${ORIGIN}/#organization` };

const organization = {
  '@type': 'Organization',
  ...ORGANIZATION,
  name: 'Allô',
  url: ORIGIN,
  logo: `${ORIGIN}/icons/icon-512.png`,
  email: contact.mail,
  telephone: contact.phone,
};

function breadcrumbs(route: Route, post: Post | undefined) {
  const trail: { name: string; item: string }[] = [];
  for (let at: Route | undefined = route; at; at = routes.find(({ page }) => page === at?.parent))
    trail.unshift({ name: t(`nav.${at.page}`), item: ORIGIN + at.path });
  if (post)
    trail.push({ name: t(`post.${post.slug}.title`), item: ORIGIN + href('blog', { slug: post.slug }) });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

const questions = (items: FaqItem[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: t(question),
    acceptedAnswer: { '@type': 'Answer', text: t(answer) },
  })),
});

/** A line of the rate card; a custom tier has no price to offer. A price is a number here: its comma becomes a point. */
const service = (group: PricingGroup) => ({
  '@type': 'Service',
  name: t(group.name),
  provider: ORGANIZATION,
  url: ORIGIN + href('pricing', { hash: group.id }),
  offers: group.tiers.map((tier) => ({
    '@type': 'Offer',
    name: tier.name,
    description: t(tier.description),
    ...(tier.price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: /,\d\d$/.test(tier.price) ? tier.price.replace(',', '.') : tier.price.replaceAll(',', ''),
        unitText: group.unit === 'pricing.minute' ? 'minute' : 'month',
      },
    }),
  })),
});

const posting = (post: Post) => ({
  '@type': 'BlogPosting',
  headline: t(`post.${post.slug}.title`),
  alternativeHeadline: t(`post.${post.slug}.subtitle`),
  description: t(`post.${post.slug}.description`),
  articleSection: t(`blog.${post.category}`),
  datePublished: post.date,
  inLanguage: 'en',
  image: `${ORIGIN}/og/blog-${post.category}.jpg`,
  author: { '@type': 'Person', name: authorOf(post), worksFor: ORGANIZATION },
  publisher: ORGANIZATION,
  mainEntityOfPage: ORIGIN + href('blog', { slug: post.slug }),
});

/** The Open Graph elements and the `<script type="application/ld+json">` of a page, as text. Empty for no page. */
export function social(pathname: string): string {
  const route = routeAt(pathname);
  const slug = slugAt(pathname);
  const { title, description, address } = titlesAt(pathname, 'en');
  if (!address) return '';
  const post = posts.find((other) => other.slug === slug);

  const graph: object[] = [organization];
  if (route.path !== '/') graph.push(breadcrumbs(route, post));
  const items = questionsOf[route.page];
  if (items) graph.push(questions(items));
  if (route.page === 'pricing') graph.push(...pricing.map(service));
  if (post) graph.push(posting(post));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );

  const meta = {
    'og:title': title,
    'og:description': description,
    'og:type': post ? 'article' : 'website',
    'og:url': address,
    'og:site_name': 'Allô',
    'og:image': `${ORIGIN}/og/${socialName(route.page, slug)}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    ...Object.entries(meta).map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${json}</script>`,
  ].join('');
}

/** The blog as an Atom feed (RFC 4287). */
export function feed(): string {
  const address = ORIGIN + href('blog');
  const stamp = (date: string) => `${date}T09:00:00Z`;
  const entries = posts.flatMap((post) => {
    const { slug, date, category } = post;
    return [
      '  <entry>',
      `    <title>${escape(t(`post.${slug}.title`))}</title>`,
      `    <link href="${address}/${slug}"/>`,
      `    <id>${address}/${slug}</id>`,
      `    <author><name>${escape(authorOf(post))}</name></author>`,
      `    <published>${stamp(date)}</published>`,
      `    <updated>${stamp(date)}</updated>`,
      `    <category term="${category}" label="${escape(t(`blog.${category}`))}"/>`,
      `    <summary>${escape(t(`post.${slug}.description`))}</summary>`,
      '  </entry>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${escape(t('page.blog.head.title'))}</title>`,
    `  <id>${address}</id>`,
    `  <link href="${address}"/>`,
    `  <link rel="self" href="${ORIGIN}/feed.xml"/>`,
    `  <updated>${stamp(posts[0]?.date ?? '')}</updated>`,
    '  <author><name>Allô</name></author>',
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
