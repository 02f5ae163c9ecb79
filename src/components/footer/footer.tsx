import { Link } from 'react-router-dom';
import { contact } from '../../content/contact.ts';
import { href, subPages } from '../../content/routes.ts';
import { useScene } from '../../motion/use-scene.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { isReduced, useMotion } from '../../preferences/motion.tsx';
import { Figure } from '../figure/figure.tsx';
import { FittedHeading } from '../fitted-heading/fitted-heading.tsx';
import { MailLink } from '../mail/mail-link.tsx';
import { Logo } from '../logo/logo.tsx';
import { Icon } from '../icon/icon.tsx';
import { socialIcons } from './social-icons.ts';
import { FooterWord } from './footer-word.tsx';
import { scene as footerHandsetScene } from './footer-handset.scene.ts';
import styles from './footer.module.css';

const quick = ['home', 'services', 'solutions', 'about', 'contact', 'privacy', 'terms'] as const;

/** The footer; a handset is put down as the circumflex of "Allô". */
export function Footer() {
  const { t } = useLanguage();
  const { reduced, setReduced } = useMotion();
  const { root } = useScene(footerHandsetScene);

  return (
    <footer {...root} className={styles.footer} data-component="footer" data-header-theme="sunny">
      <div className={styles.top}>
        <FittedHeading name="footer.title" />
        <div className={styles.contact}>
          <h3 className={styles.label}>{t('footer.contact')}</h3>
          <MailLink className={styles.mail} />
          <a href={contact.phoneLink} className={styles.phone}>
            <Figure text={contact.phone} />
          </a>
        </div>
        <div className={styles.lists}>
          <nav className={styles.quick} aria-labelledby="footer-quick">
            <h3 id="footer-quick" className={styles.label}>
              {t('footer.quick')}
            </h3>
            <ul>
              {quick.map((page) => (
                <li key={page}>
                  <Link to={href(page)}>{t(`nav.${page}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.services} aria-labelledby="footer-services">
            <h3 id="footer-services" className={styles.label}>
              {t('footer.services')}
            </h3>
            <ul>
              {subPages('services').map(({ path, page }) => (
                <li key={path}>
                  <Link to={path}>{t(`footer.${page}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.brand}>
          <Logo lamp={false} />
          <p>{t('site.line')}</p>
          <ul className={styles.social} aria-label={t('footer.social')}>
            {contact.social.map(({ name, href: address }) => (
              <li key={name}>
                <a href={address} rel="noopener noreferrer" aria-label={name}>
                  <Icon path={socialIcons[name]} filled={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <button
          type="button"
          role="switch"
          aria-checked={reduced}
          className={styles.motion}
          onClick={() => setReduced(!isReduced())}
        >
          <i aria-hidden="true" /> <span>{t('motion.reduce')}</span>
        </button>
      </div>
      <FooterWord />
    </footer>
  );
}
