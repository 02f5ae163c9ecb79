/** How to reach the company, and a form for a message. */
import { Cord } from '../../../cord/cord.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Figure } from '../../../components/figure/figure.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { KeptText } from '../../../components/mail/kept-text.tsx';
import { MailLink } from '../../../components/mail/mail-link.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import { useLocation } from 'react-router-dom';
import { contact, requests } from '../../../content/contact.ts';
import { groupsOf, tierOf } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { ContactForm } from './contact-form.tsx';
import { mailLink } from './mail-link.ts';
import { supportCord } from './support.cord.ts';
import styles from './support.module.css';

export function Support() {
  const { t } = useLanguage();
  const { search } = useLocation();
  // The page is prerendered without a query, so the query counts only after hydration.
  const hydrated = useHydrated();
  const parameters = new URLSearchParams(hydrated ? search : '');
  const asked = tierOf(parameters.get('tier'));
  const lines = groupsOf(parameters.getAll('line')).map(({ name }) => t(name));
  const about = asked ? `${asked.tier.name}, ${t(asked.group.name)}` : lines.join(', ');
  const request = requests.find((name) => name === parameters.get('about'));
  const subject = about
    ? t('support.about.subject').replace('{about}', about)
    : t(request ? `support.${request}.subject` : 'support.subject');
  const words = asked ? t('support.tier.message') : t('support.line.message');
  const message = about ? words.replace('{about}', about) : request ? t(`support.${request}.message`) : '';
  return (
    <section className={styles.support} data-section="support">
      <div>
        <FittedHeading level={1} name="page.support.title" />
        <p className={styles.lead}>
          <KeptText>{t('page.support.lead')}</KeptText>
        </p>
        <div className={styles.frame}>
          <Picture
            name="misc/support-robot"
            alt={t('support.picture')}
            sizes={sizes('96vw', ['desktop', '55vw'])}
            className={styles.picture}
            priority
          />
          <p className={styles.pills}>
            <a href={contact.phoneLink}>
              <Jack />
              <span>
                <Figure text={contact.phone} />
              </span>
            </a>
            <MailLink href={message ? mailLink(contact.mail, subject, message) : undefined}>
              <Jack />{' '}
            </MailLink>
          </p>
          <span className={styles.anchor} data-jack="robot" />
        </div>
      </div>
      <ContactForm request={parameters.toString()} subject={subject} message={message} />
      <Cord spec={supportCord} />
    </section>
  );
}
