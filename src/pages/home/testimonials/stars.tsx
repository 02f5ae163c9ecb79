import { useLanguage } from '../../../i18n/language.tsx';
import styles from './stars.module.css';

const STAR = 'M12 1.6l3.1 6.6 7.2.9-5.3 5 1.4 7.2L12 17.7l-6.4 3.6L7 14.1l-5.3-5 7.2-.9z';

/** Five enamel stars: one image whose text is "5 out of 5". */
export function Stars() {
  const { t } = useLanguage();
  return (
    <span className={styles.stars} role="img" aria-label={t('testimonials.stars')}>
      {[0, 1, 2, 3, 4].map((n) => (
        <svg key={n} viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" data-star="">
          <path d={STAR} fill="currentColor" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
          <path
            d="M12 4.4l2 4.6 4.4.6"
            fill="none"
            stroke="white"
            strokeOpacity=".5"
            strokeWidth="1.3"
            strokeLinecap="round"
          />
        </svg>
      ))}
    </span>
  );
}
