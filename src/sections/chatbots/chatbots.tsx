/** The page is the conversation: the headline is the bot's first message. */
import { Cord } from '../../components/cord/cord.tsx';
import { Figure } from '../../components/figure/figure.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { ShiftPicture } from '../../components/picture/picture.tsx';
import { chatbotMessages } from '../../content/chatbots.ts';
import { useLanguage } from '../../preferences/language.tsx';
import { chatbotsCord } from './chatbots.cord.ts';
import styles from './chatbots.module.css';

export function Chatbots() {
  const { language, t } = useLanguage();
  return (
    <section className={styles.chatbots} data-section="chatbots">
      <div className={styles.set}>
        <ShiftPicture
          day="services/chat-day"
          night="services/chat-night"
          alt={t('chatbots.picture')}
          sizes="(min-width: 1100px) 56vw, 96vw"
          className={styles.picture}
        />
      </div>
      <div className={styles.thread}>
        <div className={styles.hello}>
          <PageHeading page="chatbots" />
          <Jack name="talking" className={styles.jack} />
        </div>
        <ol className={styles.messages} aria-label={t('chatbots.thread')}>
          {chatbotMessages.map((message) => (
            <li key={message.id} className={styles.message} data-bot={message.isBot || undefined}>
              <span className="sr-only">{t(message.isBot ? 'chatbots.bot' : 'chatbots.visitor')}: </span>
              <span lang={message.language[language]}>{t(message.text)}</span>
              <time>{message.timestamp}</time>
            </li>
          ))}
        </ol>
        <fieldset className={styles.field} disabled>
          <input type="text" aria-label={t('chatbots.field')} placeholder={t('chatbots.field')} />
          <button type="button">{t('chatbots.preview')}</button>
        </fieldset>
      </div>
      <div className={styles.floor}>
        <p className={styles.lead}>{t('page.chatbots.lead')}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('chatbots.languages')}</dt>
            <dd>
              <Figure text="100+" />
            </dd>
          </div>
          <div>
            <dt>{t('chatbots.hours')}</dt>
            <dd>24/7</dd>
          </div>
        </dl>
      </div>
      <Cord length={chatbotsCord} />
    </section>
  );
}
