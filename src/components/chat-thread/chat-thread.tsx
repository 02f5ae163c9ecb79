import type { ChatMessage } from '../../content/demos.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './chat-thread.module.css';

type Props = {
  messages: ChatMessage[];
  /** What the list is called. */
  label: string;
  /** Said before each message. */
  speakers: { bot: string; visitor: string };
  className: string;
  messageClassName: string;
  /** The list's name for a scene. */
  part?: string;
};

/** A conversation. The bot's messages have the dots of someone typing, which a scene may show before them. */
export function ChatThread({ messages, label, speakers, className, messageClassName, part }: Props) {
  const { language, t } = useLanguage();
  return (
    <ol className={`${styles.thread} ${className}`} aria-label={label} data-part={part}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={`${styles.message} ${messageClassName}`}
          data-bot={message.isBot || undefined}
          data-part="message"
        >
          {message.isBot && (
            <span className={styles.dots} data-part="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
          <span className="sr-only">
            {`${message.isBot ? speakers.bot : speakers.visitor}${t('punctuation.colon')} `}
          </span>
          <span lang={message.language[language]} data-part="said">
            {t(message.text)}
          </span>
          <time data-part="said">{message.timestamp}</time>
        </li>
      ))}
    </ol>
  );
}
