/** The words of the form as a mail link, or, if too long for a link, to be copied; and the phone number. */
import { type RefObject, useState } from 'react';
import { contact } from '../../../content/contact.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import type { Words } from './contact-form.tsx';
import { LONGEST_LINK, mailBody, mailLink } from './mail-link.ts';

type Props = { subject: string; words: Words; field: RefObject<HTMLTextAreaElement | null> };

export function MailOffer({ subject, words, field }: Props) {
  const { t } = useLanguage();
  const body = mailBody(words.message.trim(), [words.name.trim(), words.email.trim()]);
  const [copied, setCopied] = useState<string | null>(null);
  const link = mailLink(contact.mail, subject, body);
  const isLong = link.length > LONGEST_LINK;
  const isCopied = copied === body;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(body);
      setCopied(body);
    } catch {
      // If the page may not copy, the words are selected for the visitor to copy.
      field.current?.select();
    }
  };
  return (
    <span>
      <span>{t(isLong ? 'support.long' : 'support.status')}</span>{' '}
      {isLong && (
        <span>
          <button type="button" onClick={copy}>
            {t(isCopied ? 'support.copied' : 'support.copy')}
          </button>
          {isCopied && <span>.</span>} <span>
            {t(isCopied ? 'support.copied.paste' : 'support.paste')}
          </span>{' '}
        </span>
      )}
      <a href={isLong ? mailLink(contact.mail, subject, '') : link}>{t('support.mail')}</a>{' '}
      <span>{t('support.or')}</span>{' '}
      <a href={contact.phoneLink} translate="no">
        {contact.phone}
      </a>
      <span>.</span>
    </span>
  );
}
