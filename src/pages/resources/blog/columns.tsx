/** The posts in two columns, the second of which drifts, or, with no room for two, in one by date. */
import { type CategorySlug, inColumns, inGroups, postsOf } from '../../../content/posts.ts';
import { useScene } from '../../../motion/use-scene.ts';
import styles from './columns.module.css';
import { PostCard, type PostForm } from './post-card.tsx';
import { scene as blogParallaxScene } from './blog-parallax.scene.ts';

/** The forms of posts, in the order in which each column uses them. */
const forms: [PostForm[], PostForm[]] = [
  ['large', 'plain', 'side', 'plain'],
  ['large', 'side', 'large', 'plain'],
];

type Props = { category: CategorySlug | null; hovered: CategorySlug | null; search: string };

export function Columns({ category, hovered, search }: Props) {
  const { root, part } = useScene(blogParallaxScene, {
    state: category,
  });
  return (
    <div {...root} className={styles.columns} data-hovered={hovered ?? undefined}>
      {inColumns(postsOf(category)).map((column, side) => (
        <div key={side} {...(side === 1 && part('column'))} className={styles.column}>
          {inGroups(column).map((group, turn) => (
            <ul key={turn} className={styles.group}>
              {group.map((post, index) => (
                <li
                  key={post.slug}
                  data-faded={(hovered && !category && hovered !== post.category) || undefined}
                >
                  <PostCard
                    post={post}
                    form={forms[side]?.[index % 4] ?? 'plain'}
                    search={search}
                    first={side + turn + index === 0}
                  />
                </li>
              ))}
            </ul>
          ))}
        </div>
      ))}
    </div>
  );
}
