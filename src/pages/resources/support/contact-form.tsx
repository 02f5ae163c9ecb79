/** The contact form. It sends nothing and loses nothing: pressing its button offers the words as an e-mail. */
import { type FormEvent, useState } from 'react';
import { Jack } from '../../../components/jack/jack.tsx';
import { contact } from '../../../content/contact.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { mailLink } from './mail-link.ts';
import styles from './contact-form.module.css';

export function ContactForm() {
  const { t } = useLanguage();
  const [typed, setTyped] = useState<{ name: string; email: string; message: string } | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '').trim();
    setTyped({ name: field('name'), email: field('email'), message: field('message') });
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-labelledby="contact-form">
      <div className={styles.top}>
        <h2 id="contact-form">{t('support.slip')}</h2>
        <span>{t('support.hours')}</span>
      </div>
      <label>
        <span>{t('support.name')}</span>
        <input type="text" name="name" autoComplete="name" />
      </label>
      <label>
        <span>{t('support.email')}</span>
        <input type="email" name="email" autoComplete="email" />
      </label>
      <label>
        <span>{t('support.message')}</span>
        <textarea name="message" rows={4} />
      </label>
      <div className={styles.foot}>
        <button type="submit" className={styles.leave}>
          {t('support.leave')}
        </button>
        <p role="status" data-told={typed ? '' : undefined}>
          {typed ? (
            <>
              {t('support.status')}{' '}
              <a href={mailLink(contact.mail, t('support.subject'), typed)}>{t('support.mail')}</a>{' '}
              {t('support.or')} <a href={contact.phoneLink}>{contact.phone}</a>.
            </>
          ) : (
            t('support.hint')
          )}
        </p>
      </div>
      <Jack name="contact-form" className={styles.jack} />
    </form>
  );
}
