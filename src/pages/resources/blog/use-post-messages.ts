import { dateIn } from '../../../content/dates.ts';
import { categories, type Post } from '../../../content/posts.ts';
import { useLanguage } from '../../../i18n/language.tsx';

/** A post's messages and date in the current language, and the name of its category. */
export function usePostMessages(post: Post) {
  const { language, t } = useLanguage();
  const name = categories.find(({ slug }) => slug === post.category)?.name ?? 'blog.all';
  return {
    t: (part: 'title' | 'subtitle' | 'description' | 'alt' | 'category') =>
      part === 'category' ? t(name) : t(`post.${post.slug}.${part}`),
    date: dateIn(language, post.date),
  };
}
