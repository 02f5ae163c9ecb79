/**
 * The contact form. It sends nothing and loses nothing: its button offers the words as an e-mail. Without
 * scripts it hands them to the mail program itself.
 */
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Jack } from '../../../components/jack/jack.tsx';
import { contact } from '../../../content/contact.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { MailOffer } from './mail-offer.tsx';
import styles from './contact-form.module.css';

type Props = {
  /** The request behind the message, in no language: the address's query. */
  request: string;
  subject: string;
  /** The beginning of the message. */
  message: string;
};

export type Words = { name: string; email: string; message: string };

/** The text typed in this visit, kept in memory for visitors who follow a link and come back. */
const draft: Words = { name: '', email: '', message: '' };
/** The beginning offered last, and its request; only that beginning is replaced, never the visitor's own words. */
let offered = { request: '', message: '' };

function wordsOf(form: HTMLFormElement): Words {
  const data = new FormData(form);
  const entry = (name: string) => String(data.get(name) ?? '');
  return { name: entry('name'), email: entry('email'), message: entry('message') };
}

/**
 * Lets the browser restore the visitor's own words after a reload, but no offered beginning, whose language
 * or request may change.
 */
function keepOwnWords(field: HTMLTextAreaElement | null, message: string): void {
  if (field) field.autocomplete = field.value === message ? 'off' : '';
}

export function ContactForm({ request, subject, message }: Props) {
  const { t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const [start] = useState(() => {
    // The prerendered form is still there if foreign markup in it has kept React from hydrating it.
    const left = hydrated
      ? document.querySelector<HTMLFormElement>('form[aria-labelledby=contact-form]')
      : null;
    return { ...draft, ...(left && wordsOf(left)) };
  });
  // Set as a value: text inside the element would become part of the field's label.
  useLayoutEffect(() => {
    if (field.current && start.message) field.current.value = start.message;
  }, [start]);
  // After hydration, and again after a change of language; the visitor's own words stay.
  useEffect(() => {
    const { current: text } = field;
    const isEmptied = text?.value === '' && request !== offered.request;
    // After a reload the browser may restore the beginning that was offered before.
    if (text && (isEmptied || [offered.message, message].includes(text.value))) {
      text.value = message;
      offered = { request, message };
    }
    if (form.current) Object.assign(draft, wordsOf(form.current));
    keepOwnWords(text, message);
  }, [request, message]);

  /** The words as last read, and whether the message is the offered one, which changes with the language. */
  const [told, setTold] = useState<{ words: Words; isOffered: boolean } | null>(null);
  const read = (element: HTMLFormElement) => {
    const words = wordsOf(element);
    return { words, isOffered: words.message === message };
  };

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    Object.assign(draft, wordsOf(currentTarget));
    keepOwnWords(field.current, message);
    if (told) setTold(read(currentTarget));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(read(event.currentTarget));
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      action={`mailto:${contact.mail}?subject=${encodeURIComponent(subject)}`}
      method="post"
      encType="text/plain"
      onInput={onInput}
      onSubmit={onSubmit}
      aria-labelledby="contact-form"
    >
      <div className={styles.top}>
        <h2 id="contact-form">{t('support.form')}</h2>
        <span>{t('support.hours')}</span>
      </div>
      <label>
        <span>{t('support.name')}</span>
        <input type="text" name="name" autoComplete="name" defaultValue={start.name} />
      </label>
      <label>
        <span>{t('support.email')}</span>
        <input type="email" name="email" autoComplete="email" defaultValue={start.email} />
      </label>
      <label>
        <span>{t('support.message')}</span>
        <textarea ref={field} name="message" rows={4} />
      </label>
      <div className={styles.foot}>
        <button type="submit" className={styles.leave}>
          {t('support.leave')}
        </button>
        <p role="status" data-told={told ? '' : undefined}>
          {told ? (
            <MailOffer
              key="told"
              subject={subject}
              words={{ ...told.words, ...(told.isOffered && { message }) }}
              field={field}
            />
          ) : (
            <span key="hint">{t('support.hint')}</span>
          )}
        </p>
      </div>
      <Jack name="contact-form" className={styles.jack} />
    </form>
  );
}
