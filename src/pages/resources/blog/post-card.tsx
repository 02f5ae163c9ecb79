import { useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { pressLink } from '../../../browser/presses.ts';
import { Picture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import type { Post } from '../../../content/posts.ts';
import { href } from '../../../content/routes.ts';
import type { PostDialogState } from './post-dialog/state.ts';
import { usePostMessages } from './use-post-messages.ts';
import styles from './post-card.module.css';

/** `large` and `plain` have their cover on top, `side` a small one beside the words. */
export type PostForm = 'large' | 'plain' | 'side';

type Props = { post: Post; form: PostForm; search: string; first: boolean };

export function PostCard({ post, form, search, first }: Props) {
  const { t, date } = usePostMessages(post);
  const title = useRef<HTMLAnchorElement>(null);
  // A leaving post still has its entry: a post pressed meanwhile takes that over, with its way back.
  const isOver = useParams().slug !== undefined;
  const { state } = useLocation();
  const hasWayBack = !isOver || (state as PostDialogState)?.grid;
  return (
    <article
      className={styles.card}
      data-post={post.slug}
      data-form={form}
      data-category={post.category}
      // The words lie over the link, so that they can be selected.
      data-press=""
      onClick={(event) => pressLink(title.current, event)}
      onAuxClick={(event) => pressLink(title.current, event)}
    >
      <div className={styles.cover} data-cover="">
        <Picture
          name={post.image}
          alt={t('alt')}
          sizes={form === 'side' ? '200px' : sizes('92vw', ['wide', '38vw'])}
          priority={first}
        />
      </div>
      <div className={styles.words}>
        <h3>
          <Link
            ref={title}
            to={href('blog', { slug: post.slug }) + search}
            replace={isOver}
            state={hasWayBack ? ({ grid: post.slug } satisfies PostDialogState) : null}
            preventScrollReset
          >
            {t('title')}
          </Link>
        </h3>
        <p>{t('subtitle')}</p>
        <p className={styles.meta}>
          <span className={styles.category}>{t('category')}</span>
          <time dateTime={post.date}>{date}</time>
        </p>
      </div>
    </article>
  );
}
