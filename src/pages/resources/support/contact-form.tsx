/** The contact form. It sends nothing and loses nothing: pressing its button offers the words as an e-mail. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Jack } from '../../../components/jack/jack.tsx';
import { contact } from '../../../content/contact.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { mailLink } from './mail-link.ts';
import styles from './contact-form.module.css';

type Props = {
  subject: string;
  /** What the message begins with. */
  message: string;
};

export function ContactForm({ subject, message }: Props) {
  const { t } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const offered = useRef('');
  // After the page has been taken over, and again in another language; what the visitor wrote stays.
  useEffect(() => {
    if (!field.current || field.current.value !== offered.current) return;
    field.current.value = message;
    offered.current = message;
  }, [message]);
  const [typed, setTyped] = useState<{ name: string; email: string; message: string } | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const entry = (name: string) => String(data.get(name) ?? '').trim();
    setTyped({ name: entry('name'), email: entry('email'), message: entry('message') });
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
        <textarea ref={field} name="message" rows={4} />
      </label>
      <div className={styles.foot}>
        <button type="submit" className={styles.leave}>
          {t('support.leave')}
        </button>
        <p role="status" data-told={typed ? '' : undefined}>
          {typed ? (
            <>
              {t('support.status')}{' '}
              <a href={mailLink(contact.mail, subject, typed.message, [typed.name, typed.email])}>
                {t('support.mail')}
              </a>{' '}
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
