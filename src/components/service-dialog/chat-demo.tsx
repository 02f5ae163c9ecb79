import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chatMessages, chatPlans } from '../../content/demos.ts';
import { dollarsIn } from '../../content/dollars.ts';
import { href } from '../../content/routes.ts';
import { serviceOf } from '../../content/services.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ChatField } from '../chat-thread/chat-field.tsx';
import { ChatThread } from '../chat-thread/chat-thread.tsx';
import { Figure } from '../figure/figure.tsx';
import { ThemePicture } from '../picture/picture.tsx';
import { Icon } from '../icon/icon.tsx';
import { enter } from './enter.ts';
import styles from './chat-demo.module.css';
import { DemoControls } from '../demo/demo-controls.tsx';
import { useDemo } from '../demo/use-demo.ts';
import { scene as demoChatScene } from '../demo/demo-chat.scene.ts';

/** The chat: a thread that changes language once, its preview field, and three ticket stubs. */
export function ChatDemo({ heading }: { heading: ReactNode }) {
  const { language, t } = useLanguage();
  const { light, dark } = serviceOf('chatbots');
  const demo = useDemo(demoChatScene);
  return (
    <div {...demo.root} className={styles.demo}>
      <div className={styles.frame}>
        <ThemePicture light={light} dark={dark} alt="" sizes="560px" className={styles.picture} />
      </div>
      <div className={styles.talk}>
        {heading}
        <ChatThread
          messages={chatMessages}
          label={t('chat.thread')}
          speakers={{ bot: t('chat.bot'), visitor: t('chat.visitor') }}
          className={styles.thread}
          messageClassName={styles.message}
          {...enter}
        />
        <ChatField label={t('chat.input')} className={styles.field} {...enter}>
          <button type="button" disabled aria-label={t('chat.send')}>
            <Icon name="arrow-up" weight={2.5} />
          </button>
        </ChatField>
        <DemoControls control={demo} />
        <p {...enter} className={styles.claim}>
          <Figure text={t('chat.claim')} />
        </p>
      </div>
      <ul className={styles.stubs} aria-label={t('chat.plans')}>
        {chatPlans.map((plan) => (
          <li key={plan.name} {...enter} className={styles.stub} data-featured={plan.featured}>
            <div className={styles.price}>
              <h3 className={styles.plan} translate="no">
                {plan.name}
              </h3>
              <p className={styles.amount}>
                <span>{plan.price ? dollarsIn(language, plan.price) : t('chat.custom')}</span>
                {plan.price && <small>{t('chat.unit')}</small>}
              </p>
            </div>
            <ul className={styles.features}>
              {plan.features.map((feature) => (
                <li key={feature}>{t(feature)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p {...enter} className={styles.note}>
        <span>{t('chat.note')}</span> <Link to={href('pricing')}>{t('nav.pricing')}</Link>
        <span>.</span>
      </p>
    </div>
  );
}
