/** The page is the conversation: the headline is the bot's first message. */
import { Cord } from '../../../cord/cord.tsx';
import { useRef } from 'react';
import { DemoControls } from '../../../components/demo/demo-controls.tsx';
import { useDemo } from '../../../components/demo/use-demo.ts';
import { Figure } from '../../../components/figure/figure.tsx';
import { PageHeading } from '../../../components/fitted-heading/page-heading.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { ThemePicture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import { chatbotMessages } from '../../../content/chatbots.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { chatbotsCord } from './chatbots.cord.ts';
import styles from './chatbots.module.css';

export function Chatbots() {
  const { language, t } = useLanguage();
  const thread = useRef<HTMLDivElement>(null);
  const control = useDemo(
    thread,
    () => import('../../../components/demo/demo-chat.scene.ts'),
    undefined,
    false,
  );
  return (
    <section className={styles.chatbots} data-section="chatbots">
      <div className={styles.frame}>
        <ThemePicture
          light="services/chat-day"
          dark="services/chat-night"
          alt={t('chatbots.picture')}
          sizes={sizes('96vw', ['desktop', '56vw'])}
          className={styles.picture}
        />
      </div>
      <div ref={thread} className={styles.thread} data-scene="demo-chat">
        <div className={styles.hello}>
          <PageHeading page="chatbots" />
          <Jack name="talking" className={styles.jack} />
        </div>
        <ol className={styles.messages} aria-label={t('chatbots.thread')}>
          {chatbotMessages.map((message) => (
            <li
              key={message.id}
              className={styles.message}
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
              <span className="sr-only">{t(message.isBot ? 'chatbots.bot' : 'chatbots.visitor')}: </span>
              <span lang={message.language[language]} data-part="said">
                {t(message.text)}
              </span>
              <time data-part="said">{message.timestamp}</time>
            </li>
          ))}
        </ol>
        <DemoControls control={control} className={styles.controls} />
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
      <Cord spec={chatbotsCord} />
    </section>
  );
}
