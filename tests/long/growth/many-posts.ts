/** A build plugin that gives the blog ten times its posts: each post is copied nine times, with other words. */
import type { Plugin } from 'vite';
import { type Post, posts } from '../../../src/content/posts.ts';
import { messages as english } from '../../../src/pages/resources/blog/blog.en.ts';
import { messages as french } from '../../../src/pages/resources/blog/blog.fr.ts';
import { numbers } from '../../support/random.ts';

const COPIES = 9;

const copies = Array.from({ length: COPIES }, (_, index) => index + 2);

/** As many words as a text has, taken at random from all texts, so that they compress like words that were written. */
function wordsLike(text: string, all: readonly string[], random: () => number): string {
  return text.replace(/\S+/g, () => all[Math.floor(random() * all.length)] ?? '');
}

function morePosts(): (Omit<Post, 'slug'> & { slug: string })[] {
  return copies.flatMap((copy) => posts.map((post) => ({ ...post, slug: `${post.slug}-${copy}` })));
}

function moreMessages(messages: Record<string, string>): Record<string, string> {
  const random = numbers(1);
  const own = Object.entries(messages).filter(([key]) => key.startsWith('post.'));
  const all = own.flatMap(([, text]) => text.split(/\s+/));
  return Object.fromEntries(
    copies.flatMap((copy) =>
      own.map(([key, text]) => [key.replace(/^post\.[^.]+/, `$&-${copy}`), wordsLike(text, all, random)]),
    ),
  );
}

export function manyPosts(): Plugin {
  const additions: Record<string, string> = {
    'src/content/posts.ts': `posts.push(...${JSON.stringify(morePosts())});`,
    'src/pages/resources/blog/blog.en.ts': `Object.assign(messages, ${JSON.stringify(moreMessages(english))});`,
    'src/pages/resources/blog/blog.fr.ts': `Object.assign(messages, ${JSON.stringify(moreMessages(french))});`,
  };
  return {
    name: 'many-posts',
    enforce: 'pre',
    transform(code, id) {
      const file = Object.keys(additions).find((name) => id.endsWith(name));
      return file && `${code}\n${additions[file]}`;
    },
  };
}
