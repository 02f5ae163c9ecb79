/**
 * Structured data for search engines: JSON-LD in schema.org's vocabulary, as the engines' own guides ask for
 * it.
 */
import { contact } from '../content/contact.ts';
import { faq, type FaqItem, pageQuestions } from '../content/faq.ts';
import { authorOf, type Post, posts, publishedAt } from '../content/posts.ts';
import { type PricingGroup, pricing } from '../content/pricing.ts';
import { href, type Route, routes } from '../content/routes.ts';
import { ORIGIN } from '../content/site.ts';
import { team, type TeamMember } from '../content/team.ts';
import type { Key } from '../i18n/keys.ts';
import { translate } from '../i18n/load-messages.ts';

const t = (key: Key) => translate('en', key);
const questionsOf: Partial<Record<Route['page'], FaqItem[]>> = { home: faq, ...pageQuestions };

const inFull = (path: string) => ORIGIN + path;
const ORGANIZATION = { '@id': `${ORIGIN}/#organization` };
const WEBSITE = { '@id': `${ORIGIN}/#website` };
const BLOG = { '@id': `${inFull(href('blog'))}#blog` };

const organization = {
  '@type': 'Organization',
  ...ORGANIZATION,
  name: 'Allô',
  url: inFull('/'),
  logo: { '@type': 'ImageObject', url: `${ORIGIN}/icons/icon-512.png`, width: 512, height: 512 },
  email: contact.mail,
  telephone: contact.phone,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: contact.mail,
    telephone: contact.phone,
    url: inFull(href('support')),
  },
};

const website = () => ({
  '@type': 'WebSite',
  ...WEBSITE,
  name: 'Allô',
  url: inFull('/'),
  description: t('site.line'),
  inLanguage: ['en', 'fr'],
  publisher: ORGANIZATION,
});

const image = (url: string) => ({ '@type': 'ImageObject', url, width: 1200, height: 630 });

/** The schema.org types of pages that have one of their own. */
const pageTypes: Partial<Record<Route['page'], string>> = {
  'about-us': 'AboutPage',
  support: 'ContactPage',
  blog: 'CollectionPage',
};

/** The trail from the home page down. Search engines want at least two steps, so home has none. */
function breadcrumbs(address: string, route: Route, post: Post | undefined) {
  const trail: { name: string; item: string }[] = [];
  for (let at: Route | undefined = route; at; at = routes.find(({ page }) => page === at?.parent))
    trail.unshift({ name: t(`nav.${at.page}`), item: inFull(at.path) });
  trail.unshift({ name: t('nav.home'), item: inFull('/') });
  if (post) trail.push({ name: t(`post.${post.slug}.title`), item: address });
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#breadcrumbs`,
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

/**
 * A group of the rate card. A custom tier has no price to offer; a price here is a number with a decimal
 * point.
 */
const service = (group: PricingGroup) => ({
  '@type': 'Service',
  name: t(group.name),
  provider: ORGANIZATION,
  url: inFull(href('pricing', { hash: group.id })),
  offers: group.tiers.map((tier) => ({
    '@type': 'Offer',
    name: tier.name,
    description: t(tier.description),
    ...(tier.price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: (tier.price.cents / 100).toFixed(2),
        unitText: group.unit === 'pricing.minute' ? 'minute' : 'month',
      },
    }),
  })),
});

const memberAddress = (id: TeamMember['id']): string => inFull(href('team', { hash: id }));

/** The address that presents a post's author. */
export const authorAddress = ({ author }: Post): string => memberAddress(author);

const person = ({ id, name, role }: TeamMember) => ({
  '@type': 'Person',
  '@id': memberAddress(id),
  name,
  url: memberAddress(id),
  jobTitle: t(role),
  worksFor: ORGANIZATION,
});

const postingIn = (post: Post) => ({
  '@type': 'BlogPosting',
  '@id': `${inFull(href('blog', { slug: post.slug }))}#post`,
  url: inFull(href('blog', { slug: post.slug })),
  headline: t(`post.${post.slug}.title`),
  datePublished: publishedAt(post),
});

const posting = (post: Post, picture: string) => {
  const text = t(`post.${post.slug}.description`);
  return {
    ...postingIn(post),
    alternativeHeadline: t(`post.${post.slug}.subtitle`),
    description: t(`post.${post.slug}.subtitle`),
    articleBody: text,
    wordCount: text.split(/\s+/).length,
    articleSection: t(`blog.${post.category}`),
    dateModified: publishedAt(post),
    inLanguage: 'en',
    image: image(picture),
    author: {
      '@type': 'Person',
      '@id': authorAddress(post),
      name: authorOf(post),
      url: authorAddress(post),
      worksFor: ORGANIZATION,
    },
    publisher: ORGANIZATION,
    isPartOf: { '@type': 'Blog', ...BLOG, url: inFull(href('blog')), name: t('page.blog.head.title') },
    mainEntityOfPage: { '@id': inFull(href('blog', { slug: post.slug })) },
  };
};

const blog = () => ({
  '@type': 'Blog',
  ...BLOG,
  url: inFull(href('blog')),
  name: t('page.blog.head.title'),
  description: t('page.blog.head.description'),
  inLanguage: 'en',
  publisher: ORGANIZATION,
  blogPost: posts.map(postingIn),
});

type Page = { route: Route; post: Post | undefined; title: string; description: string; address: string };

/** The JSON-LD of a page, as an object. @param picture address of its social picture */
export function structuredData({ route, post, title, description, address }: Page, picture: string) {
  const hasTrail = route.path !== '/';
  const items = questionsOf[route.page];
  const graph: object[] = [
    organization,
    website(),
    {
      '@type': (!post && pageTypes[route.page]) || 'WebPage',
      '@id': address,
      url: address,
      name: title,
      description,
      inLanguage: 'en',
      isPartOf: WEBSITE,
      ...(hasTrail && { breadcrumb: { '@id': `${address}#breadcrumbs` } }),
    },
  ];
  if (hasTrail) graph.push(breadcrumbs(address, route, post));
  if (items) graph.push(questions(items));
  if (route.page === 'pricing') graph.push(...pricing.map(service));
  if (route.page === 'team') graph.push(...team.map(person));
  if (post) graph.push(posting(post, picture));
  else if (route.page === 'blog') graph.push(blog());
  return { '@context': 'https://schema.org', '@graph': graph };
}
