/** The open post, over the grid, on its category's paper. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Jack } from '../../../../components/jack/jack.tsx';
import { useHydrated } from '../../../../browser/use-hydrated.ts';
import { useClosing } from '../../../../components/modal/use-closing.ts';
import { useModal } from '../../../../components/modal/use-modal.ts';
import { useOpenOnce } from '../../../../components/modal/use-open-once.ts';
import { Picture } from '../../../../components/picture/picture.tsx';
import { sizes } from '../../../../components/picture/sizes.ts';
import { authorOf, type Post, posts } from '../../../../content/posts.ts';
import { useScene } from '../../../../motion/use-scene.ts';
import { href } from '../../../../content/routes.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import type { PostDialogState } from './state.ts';
import { usePostMessages } from '../use-post-messages.ts';
import { scene as postDialogScene } from './post-dialog.scene.ts';
import styles from './post-dialog.module.css';

type Props = {
  post: Post;
  search: string;
  /** How this dialog was opened: a neighbour takes its place in the history. */
  state: PostDialogState;
  /** @returns whether the address has changed for it */
  onClose: () => boolean;
};

export function PostDialog({ post, search, state, onClose }: Props) {
  const { t } = useLanguage();
  const messages = usePostMessages(post);
  const dialog = useRef<HTMLDialogElement>(null);
  const at = posts.indexOf(post);
  const neighbours = [
    { post: posts[at - 1], label: 'blog.next' },
    { post: posts[at + 1], label: 'blog.previous' },
  ] as const;

  // A post prerendered at its own address is readable from the first paint, and does not open again.
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  const onBuild = useOpenOnce(isPrerendered);
  const scene = useScene(postDialogScene, { root: dialog, state: { slug: post.slug }, onBuild });

  const slug = useRef(post.slug);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (slug.current === post.slug) return;
    slug.current = post.slug;
    // A neighbour starts at its top and is read out.
    dialog.current?.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [post.slug]);
  const isLeft = useRef(false);
  const leave = () => {
    isLeft.current ||= onClose();
  };
  const onLeave = useModal(dialog, leave);
  // The focus returns to the post's own link; the page has not moved.
  useEffect(
    () => () =>
      document.querySelector<HTMLElement>(`[data-post="${slug.current}"] a`)?.focus({ preventScroll: true }),
    [],
  );

  const { close, onCancel, onClick } = useClosing(dialog, { scene, onLeave, onClose: leave });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    close();
  };

  return (
    <dialog
      {...scene.root}
      open
      className={styles.dialog}
      data-section="post-dialog"
      data-category={post.category}
      data-prerendered={isPrerendered || undefined}
      aria-labelledby="post-title"
      onCancel={onCancel}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div {...scene.part('pad')} className={styles.pad} />
        <div {...scene.part('cover')} className={styles.cover}>
          <Picture
            key={post.slug}
            name={post.image}
            alt={messages.t('alt')}
            sizes={sizes('100vw', ['desktop', '990px'])}
            priority
          />
        </div>
        <div {...scene.part('pad')} className={styles.corner}>
          <Jack className={styles.jack} />
        </div>
        <div {...scene.part('sheet')} className={styles.sheet}>
          <div className={styles.top}>
            <p className={styles.kind}>{t('blog.kind')}</p>
            <form method="dialog" onSubmit={onSubmit}>
              <button type="submit" className={styles.close}>
                <span>{t('action.close')}</span> <Icon name="close" size={16} weight={3} />
              </button>
            </form>
          </div>
          <dl className={styles.fields}>
            <div>
              <dt>{t('blog.author')}</dt>
              <dd translate="no">{authorOf(post)}</dd>
            </div>
            <div>
              <dt>{t('blog.date')}</dt>
              <dd>
                <time dateTime={post.date}>{messages.date}</time>
              </dd>
            </div>
            <div>
              <dt>{t('blog.line')}</dt>
              <dd>{messages.t('category')}</dd>
            </div>
          </dl>
          <h2 ref={title} id="post-title" className={styles.title} tabIndex={-1}>
            {messages.t('title')}
          </h2>
          <p className={styles.subtitle}>{messages.t('subtitle')}</p>
          <p className={styles.text}>{messages.t('description')}</p>
          <ul className={styles.neighbours}>
            {neighbours.map(
              ({ post: other, label }) =>
                other && (
                  <li key={label}>
                    <Link
                      to={href('blog', { slug: other.slug }) + search}
                      replace
                      state={state}
                      preventScrollReset
                    >
                      {`${t(label)}${t('punctuation.colon')} ${t(`post.${other.slug}.title`)}`}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </dialog>
  );
}
