import { askFor } from '../../content/contact.ts';
import { href } from '../../content/routes.ts';
import type { PageWith } from '../../i18n/keys.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Button } from '../button/button.tsx';
import styles from './page-lead.module.css';

const targets = {
  'get-started': href('pricing'),
  'book-demo': askFor('demo'),
  contact: href('support'),
  consultation: askFor('consultation'),
};

type Props = {
  page: PageWith<'lead'>;
  /** The next step: to the prices, or to someone who answers. */
  action: keyof typeof targets;
  variant: 'primary' | 'secondary' | 'outline';
  /** The button stands beside the words where there is room. */
  row?: true;
  className?: string | undefined;
};

/** A page's subject, whom it is for, and the next step. */
export function PageLead({ page, action, variant, row, className }: Props) {
  const { t } = useLanguage();
  return (
    <div className={`${styles.lead} ${className ?? ''}`} data-row={row}>
      <p>{t(`page.${page}.lead`)}</p>
      <p className={styles.action}>
        <Button variant={variant} href={targets[action]}>
          {t(`action.${action}`)}
        </Button>
      </p>
    </div>
  );
}
