/** The blog: a sidebar that stays, two columns of posts that drift, and the open post over them. */
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useStillHere } from '../../../browser/use-still-here.ts';
import { Cord } from '../../../cord/cord.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { type CategorySlug, categories, posts, postsOf } from '../../../content/posts.ts';
import { href } from '../../../content/routes.ts';
import { isMoved } from '../../../pointer/is-moved.ts';
import { jumpTo } from '../../../scroll/scroll.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { blogCord } from './blog.cord.ts';
import styles from './blog.module.css';
import { Boundary } from '../../../components/boundary/boundary.tsx';
import { Columns } from './columns.tsx';
import type { PostDialogState } from './post-dialog/state.ts';
import { PostDialog } from './post-dialog/post-dialog.tsx';

export function Blog() {
  const { t } = useLanguage();
  const { slug } = useParams();
  const { search, state, key } = useLocation();
  const opening: PostDialogState = { opened: key, ...(state as PostDialogState) };
  const navigate = useNavigate();
  // The page is prerendered without a query, so the query counts only after hydration.
  const hydrated = useHydrated();
  const wanted = hydrated ? new URLSearchParams(search).get('category') : null;
  const category = categories.find((other) => other.slug === wanted)?.slug ?? null;
  const [hovered, setHovered] = useState<CategorySlug | null>(null);
  /** The category just pressed: its remaining posts are announced to those who do not see the grid. */
  const [pressed, setPressed] = useState<CategorySlug | null | undefined>();
  const open = posts.find((post) => post.slug === slug);
  // Shown in a status that was there before: a status that arrives together with its words is not read out.
  const unknown =
    hydrated && ((slug && !open && 'blog.unknown-post') || (wanted && !category && 'blog.unknown-category'));
  const shown =
    pressed === category &&
    t('blog.shown')
      .replace('{subject}', t(categories.find(({ slug: to }) => to === category)?.name ?? 'blog.all'))
      .replace('{count}', String(postsOf(category).length));
  const query = hydrated ? search : '';

  // After a long scroll, a short list would leave the window empty. A category that only the address names, after a
  // reload, moves nothing.
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const foot = grid.current?.getBoundingClientRect().bottom ?? 0;
    if (category && pressed === category && foot < window.innerHeight / 2) jumpTo(0);
  }, [category, pressed]);

  const isStillHere = useStillHere();
  const close = () => {
    // While a post leaves, the page beneath receives presses.
    if (!isStillHere()) return false;
    if (opening.grid) void navigate(-1);
    else void navigate(href('blog') + query, { replace: true, preventScrollReset: true });
    return true;
  };

  /** The address of a category's grid; the rest of the query stays. */
  const gridOf = (to: CategorySlug | null) => {
    const next = new URLSearchParams(query);
    if (to) next.set('category', to);
    else next.delete('category');
    return { pathname: href('blog'), search: next.toString() };
  };

  const entry = (to: CategorySlug | null, name: string, count: number) => (
    <li key={name}>
      <Link
        to={gridOf(to)}
        preventScrollReset
        className={styles.entry}
        aria-current={to === category ? 'true' : undefined}
        data-category={to ?? 'all'}
        onClick={() => setPressed(to)}
        onPointerMove={(event) => isMoved(event) && setHovered(to)}
        onPointerLeave={() => setHovered(null)}
      >
        <Jack name="category" />
        <span>{name}</span>
        <small>{count}</small>
      </Link>
    </li>
  );

  return (
    <>
      <section className={styles.blog} data-section="blog">
        <div className={styles.sidebar}>
          <FittedHeading level={1} name="page.blog.title" />
          <Jack name="title-anchor" className={styles.titleAnchor} />
          <p className={styles.lead}>{t('page.blog.lead')}</p>
          <nav aria-label={t('blog.filter')}>
            <ul className={`${styles.filter} script-only`}>
              {entry(null, t('blog.all'), posts.length)}
              {categories.map(({ slug: to, name }) => entry(to, t(name), postsOf(to).length))}
            </ul>
          </nav>
          <span className={styles.end} data-jack="sidebar-end" />
          <Cord key={category} spec={blogCord} />
        </div>
        <div ref={grid} className={styles.posts}>
          <h2 className="sr-only">{t('blog.posts')}</h2>
          <p className={unknown ? styles.note : 'sr-only'} role="status">
            {unknown ? t(unknown) : shown}
          </p>
          <Columns category={category} hovered={hovered} search={query} />
        </div>
      </section>
      {open && (
        // A post opened while another leaves, or again while it leaves itself, gets a dialog of its own.
        <Boundary key={opening.opened}>
          <PostDialog post={open} search={query} state={opening} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
