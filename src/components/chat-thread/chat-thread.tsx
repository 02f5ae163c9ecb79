import type { ChatMessage } from '../../content/demos.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { part, type PartProps } from '../../motion/scene.ts';
import type { scene } from '../demo/demo-chat.scene.ts';
import styles from './chat-thread.module.css';

const parts = {
  message: part<typeof scene>('message'),
  dots: part<typeof scene>('dots'),
  said: part<typeof scene>('said'),
};

type Props = {
  messages: ChatMessage[];
  /** Accessible name of the list. */
  label: string;
  /** Read by screen readers before each message. */
  speakers: { bot: string; visitor: string };
  className: string;
  messageClassName: string;
} & Partial<PartProps>;

/** The words of a message; those in braces have their own language. */
function Words({ text, inBraces }: { text: string; inBraces: string | undefined }) {
  if (!inBraces) return text;
  return text.split(/[{}]/).map((words, index) => (
    <span key={words} lang={index % 2 ? inBraces : undefined}>
      {words}
    </span>
  ));
}

/** A conversation. The bot's messages include typing dots, which a scene may show before the words. */
export function ChatThread({ messages, label, speakers, className, messageClassName, ...marks }: Props) {
  const { language, t } = useLanguage();
  return (
    <ol {...marks} className={`${styles.thread} ${className}`} aria-label={label}>
      {messages.map((message) => (
        <li
          key={message.id}
          {...parts.message}
          className={`${styles.message} ${messageClassName}`}
          data-bot={message.isBot || undefined}
        >
          {message.isBot && (
            <span {...parts.dots} className={styles.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
          <span className="sr-only">
            {`${message.isBot ? speakers.bot : speakers.visitor}${t('punctuation.colon')} `}
          </span>
          <span {...parts.said} lang={message.language[language]}>
            <Words text={t(message.text)} inBraces={message.inBraces?.[language]} />
          </span>
          <time {...parts.said}>{message.timestamp}</time>
        </li>
      ))}
    </ol>
  );
}
