import { useEffect, useRef, useState } from 'react';
import type { Service } from '../../content/services.ts';
import { useScene } from '../../motion/use-scene.ts';
import { useLanguage, useMessages } from '../../i18n/language.tsx';
import { Jack } from '../jack/jack.tsx';
import { useClosing } from '../modal/use-closing.ts';
import { useModal } from '../modal/use-modal.ts';
import { useOpenOnce } from '../modal/use-open-once.ts';
import { Plug } from '../plug/plug.tsx';
import { AutomationDemo } from './automation-demo.tsx';
import { ChatDemo } from './chat-demo.tsx';
import { PhoneDemo } from './phone-demo.tsx';
import { enter } from './enter.ts';
import type { CardBox } from './service-dialog.scene.ts';
import { WebsiteDemo } from './website-demo.tsx';
import { Icon } from '../icon/icon.tsx';
import { scene as serviceDialogScene } from './service-dialog.scene.ts';
import styles from './service-dialog.module.css';

const demos = { chatbot: ChatDemo, phone: PhoneDemo, automation: AutomationDemo, website: WebsiteDemo };

/** The card's resting place in the window, px, however far its glide has come. */
function boxOf(card: HTMLElement): CardBox {
  const { transform } = card.style;
  card.style.transform = '';
  const { top, left, right, bottom } = card.getBoundingClientRect();
  card.style.transform = transform;
  return { top, left, right, bottom };
}

type Props = { service: Service; card: HTMLElement; onClose: () => void };

/**
 * A service's demo over the page, mounted while it is open. Backdrop, X, Close and Escape all close it; where
 * motion is wanted it grows out of its card and shrinks back into it.
 */
export function ServiceDialog({ service, card, onClose }: Props) {
  const { t } = useLanguage();
  useMessages('service-dialog');
  const dialog = useRef<HTMLDialogElement>(null);
  const Demo = demos[service.type];

  const [box, setBox] = useState(() => boxOf(card));
  // The exit leads to the card's place at that time.
  useEffect(() => {
    const onResize = () => setBox(boxOf(card));
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [card]);
  const onBuild = useOpenOnce();
  const scene = useScene(serviceDialogScene, { root: dialog, state: box, onBuild });

  const onLeave = useModal(dialog, onClose);
  const { close, onCancel, onClick } = useClosing(dialog, { scene, onLeave, onClose });

  return (
    <dialog
      {...scene.root}
      className={styles.dialog}
      data-component="service-dialog"
      data-service={service.type}
      aria-labelledby="service-dialog-title"
      onCancel={onCancel}
      onClick={onClick}
    >
      <div {...scene.part('frame')} className={styles.frame}>
        <p className={styles.line}>
          <span className={styles.jack}>
            <Jack />
            <Plug className={styles.plug} />
          </span>
          <span>{t(service.open)}</span>
        </p>
        <button
          type="button"
          className={`${styles.x} screen-only`}
          onClick={close}
          aria-label={t('action.close')}
        >
          <Icon name="close" size={22} weight={2.75} />
        </button>
        <Demo
          heading={
            <h2 {...enter} id="service-dialog-title" className={styles.heading}>
              <span>{t(service.heading[0])}</span> <span>{t(service.heading[1])}</span>
            </h2>
          }
        />
        <button type="button" className={`${styles.close} screen-only`} onClick={close}>
          {t('action.close')}
        </button>
      </div>
    </dialog>
  );
}
