import { authorOf, posts, publishedAt } from '../content/posts.ts';
import { authorAddress } from './structured-data.ts';
import { href } from '../content/routes.ts';
import { ORIGIN } from '../content/site.ts';
import type { Key } from '../i18n/keys.ts';
import { translate } from '../i18n/load-messages.ts';
import { escape } from './social.ts';

const t = (key: Key) => translate('en', key);

/** The blog as an Atom feed (RFC 4287). */
export function feed(): string {
  const address = ORIGIN + href('blog');
  const entries = posts.flatMap((post) => {
    const { slug, category } = post;
    return [
      '  <entry>',
      `    <title>${escape(t(`post.${slug}.title`))}</title>`,
      `    <link rel="alternate" type="text/html" href="${address}/${slug}"/>`,
      `    <id>${address}/${slug}</id>`,
      `    <author><name>${escape(authorOf(post))}</name><uri>${authorAddress(post)}</uri></author>`,
      `    <published>${publishedAt(post)}</published>`,
      `    <updated>${publishedAt(post)}</updated>`,
      `    <category term="${category}" label="${escape(t(`blog.${category}`))}"/>`,
      `    <summary>${escape(t(`post.${slug}.subtitle`))}</summary>`,
      `    <content>${escape(t(`post.${slug}.description`))}</content>`,
      '  </entry>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '  <title>Allô, the blog</title>',
    `  <id>${address}</id>`,
    `  <subtitle>${escape(t('page.blog.head.description'))}</subtitle>`,
    `  <link rel="alternate" type="text/html" href="${address}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${ORIGIN}/feed.xml"/>`,
    `  <updated>${posts[0] ? publishedAt(posts[0]) : ''}</updated>`,
    `  <author><name>Allô</name><uri>${ORIGIN}/</uri></author>`,
    `  <icon>${ORIGIN}/favicon.ico</icon>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
