/** The page is the conversation: the headline is the bot's first message. */
import { Cord } from '../../../cord/cord.tsx';
import { ChatField } from '../../../components/chat-thread/chat-field.tsx';
import { ChatThread } from '../../../components/chat-thread/chat-thread.tsx';
import { DemoControls } from '../../../components/demo/demo-controls.tsx';
import { useDemo } from '../../../components/demo/use-demo.ts';
import { Figure } from '../../../components/figure/figure.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { ThemePicture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import { openHours } from '../../../content/claims.ts';
import { figureIn } from '../../../content/figures.ts';
import { serviceOf } from '../../../content/services.ts';
import { chatbotMessages, chatLanguages } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { chatbotsCord } from './chatbots.cord.ts';
import { scene as demoChatScene } from '../../../components/demo/demo-chat.scene.ts';
import styles from './chatbots.module.css';

export function Chatbots() {
  const { language, t } = useLanguage();
  const { light, dark } = serviceOf('chatbots');
  const demo = useDemo(demoChatScene, {
    autoplay: false,
  });
  return (
    <section className={styles.chatbots} data-section="chatbots">
      <div className={styles.frame}>
        <ThemePicture
          light={light}
          dark={dark}
          alt={t('chatbots.picture')}
          sizes={sizes('96vw', ['desktop', '56vw'])}
          className={styles.picture}
        />
      </div>
      <div className={styles.hello}>
        <FittedHeading level={1} name="page.chatbots.title" />
        <Jack name="talking" className={styles.jack} />
      </div>
      <div className={styles.floor}>
        <PageLead page="chatbots" action="book-demo" variant="primary" className={styles.lead} />
        <ul className={styles.facts}>
          <li>
            <strong>
              <Figure text={chatLanguages} />
            </strong>{' '}
            <span>{t('chatbots.languages')}</span>
          </li>
          <li>
            <strong>{figureIn(language, openHours)}</strong> <span>{t('chatbots.hours')}</span>
          </li>
        </ul>
      </div>
      <div {...demo.root} className={styles.thread}>
        <ChatThread
          messages={chatbotMessages}
          label={t('chatbots.thread')}
          speakers={{ bot: t('chatbots.bot'), visitor: t('chatbots.visitor') }}
          className={styles.messages}
          messageClassName={styles.message}
        />
        <DemoControls control={demo} />
        <ChatField label={t('chatbots.field')} className={styles.field}>
          <button type="button" disabled>
            {t('chatbots.preview')}
          </button>
        </ChatField>
      </div>
      <Cord spec={chatbotsCord} />
    </section>
  );
}
