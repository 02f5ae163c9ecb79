import { pearPrice, type TemplateId } from '../../content/demos.ts';
import { dollarsIn } from '../../content/dollars.ts';
import type { PictureName } from '../../content/pictures.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Picture } from '../picture/picture.tsx';
import { sizes } from '../picture/sizes.ts';
import styles from './template-preview.module.css';

const still = (name: PictureName) => (
  <Picture key={name} name={name} alt="" sizes={sizes('50vw', ['desktop', '300px'])} />
);

/** Live pages, laid out to the width of their frame. */
export function TemplatePreview({ template }: { template: TemplateId }) {
  const { language, t } = useLanguage();
  if (template === 'store')
    return (
      <div className={styles.page} data-template="store">
        <p className={styles.bar}>
          <b translate="no">Maison Poire</b>
          <span>
            <span>{t('site.store.nav.1')}</span> <i>{t('site.store.nav.2')}</i> <i>{t('site.store.nav.3')}</i>
          </span>
          <span>{t('site.store.bag')}</span>
        </p>
        <div className={styles.goods}>
          <p className={styles.item}>
            {still('blog/ar-pear')}
            <span>{t('site.store.item')}</span>
            <span>{dollarsIn(language, pearPrice)}</span>
          </p>
          {still('showcase/voice-reservations')}
          {still('blog/cyber-cloche-padlock')}
          {still('blog/web-stack')}
          {still('blog/ar-half-vase')}
        </div>
        <p className={styles.title}>{t('site.store.title')}</p>
      </div>
    );
  if (template === 'business')
    return (
      <div className={styles.page} data-template="business">
        <p className={styles.bar}>
          <b translate="no">Nord &amp; Vane</b>
          <span>
            <span>{t('site.business.nav.1')}</span> <i>{t('site.business.nav.2')}</i>{' '}
            <i>{t('site.business.nav.3')}</i>
          </span>
          <span className={styles.call}>{t('site.business.call')}</span>
        </p>
        <div className={styles.split}>
          <div>
            <p className={styles.title}>{t('site.business.title')}</p>
            <p>{t('site.business.text')}</p>
          </div>
          {still('blog/web-stack')}
        </div>
      </div>
    );
  return (
    <div className={styles.page} data-template="portfolio">
      <p className={styles.bar}>
        <b translate="no">Ines Roca</b>
        <span>
          <span>{t('site.portfolio.nav.1')}</span> <i>{t('site.portfolio.nav.2')}</i>
        </span>
        <span>{t('site.portfolio.nav.3')}</span>
      </p>
      <p className={styles.title}>{t('site.portfolio.title')}</p>
      <div className={styles.rooms}>
        {still('blog/vr-portal')}
        {still('blog/vr-door')}
        {still('blog/vr-bust-headset')}
      </div>
    </div>
  );
}
