/** A tier's way to the support page, which then knows the tier: a link in the table, a button on a phone's popular tier. */
import { Link } from 'react-router-dom';
import { Jack } from '../../../components/jack/jack.tsx';
import type { Tier } from '../../../content/pricing.ts';
import { href } from '../../../content/routes.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './tier-link.module.css';

export function TierLink({ tier }: { tier: Tier }) {
  const { t } = useLanguage();
  return (
    <Link to={href('support', { search: { tier: tier.id } })} className={styles.link}>
      <Jack />
      <span>
        <span>{t('action.contact')}</span>
        <span className="sr-only" translate="no">{`${t('punctuation.colon')} ${tier.name}`}</span>
      </span>
    </Link>
  );
}
