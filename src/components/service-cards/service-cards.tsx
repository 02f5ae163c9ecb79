import { lazy, type PointerEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Boundary } from '../boundary/boundary.tsx';
import { Jack } from '../jack/jack.tsx';
import { useEntryState } from '../modal/use-entry-state.ts';
import { ThemePicture } from '../picture/picture.tsx';
import { sizes } from '../picture/sizes.ts';
import { type Service, services } from '../../content/services.ts';
import { useMedia } from '../../browser/use-media.ts';
import { useScene } from '../../motion/use-scene.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { WideningText } from '../widening-text/widening-text.tsx';
import styles from './service-cards.module.css';

let loading: Promise<typeof import('../service-dialog/service-dialog.tsx')> | undefined;
/** Asked for once, and again where it did not come. */
const loadDialog = () => {
  loading ??= import('../service-dialog/service-dialog.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
const preload = () => void loadDialog().catch(() => {});
/** A page that scrolls under a resting mouse may say that it moves. */
const isMoved = ({ pointerType, movementX, movementY }: PointerEvent) =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
/** A finger that comes down may only be on its way down the page. */
const meansIt = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && preload();
const ServiceDialog = lazy(() => loadDialog().then((module) => ({ default: module.ServiceDialog })));

type Opened = { service: Service; card: HTMLElement; opener: HTMLElement };

/** The four services side by side, one of them open; each opens its demo in a dialog. */
export function ServiceCards() {
  const { language, t } = useLanguage();
  const [lines, setLines] = useState({ chosen: 0, was: 0 });
  const [opened, setOpened] = useEntryState<Opened | null>(null);
  const wide = useMedia('desktop');
  const firstTap = useRef(false);

  const { root, part } = useScene('service-cards', () => import('./service-cards.scene.ts'), {
    state: lines,
    // Where nobody has chosen just now, it is over.
    onBuild: (timeline, rebuilt) => (rebuilt ? timeline.play() : timeline.progress(1)),
  });

  const choose = (index: number) => {
    if (index !== lines.chosen) setLines({ chosen: index, was: lines.chosen });
  };

  const open = async (service: Service, index: number, opener: HTMLElement) => {
    choose(index);
    preload();
    // A finger has no hover: its first tap opens a closed card, its second the dialog.
    if (firstTap.current) return;
    // The demos' words come with them. Without them the keys stand in their place, and the figures still do.
    await loadMessages(language, ['service-dialog']).catch(() => {});
    setOpened({ service, opener, card: opener.closest('li') as HTMLElement });
  };
  const close = useCallback(() => setOpened(null), [setOpened]);
  // Once the dialog is gone: while it is open, the page behind it takes no focus.
  useEffect(() => {
    if (!opened) return;
    return () => opened.opener.focus({ preventScroll: true });
  }, [opened]);

  return (
    <>
      <ul {...root} className={styles.lines} data-component="service-cards" data-chosen={lines.chosen}>
        {services.map((service, index) => (
          <li
            key={service.type}
            {...part('card')}
            className={styles.card}
            data-service={service.type}
            data-open={index === lines.chosen || undefined}
            data-after={index > lines.chosen || undefined}
            // A move of its own: a page that scrolls under a resting mouse, or a card that glides, says that it enters, and
            // means nothing by it.
            onPointerMove={(event) => isMoved(event) && choose(index)}
          >
            <ThemePicture
              light={service.light}
              dark={service.dark}
              alt=""
              sizes={sizes('94vw', ['desktop', '41vw'], ['tablet', '50vw'])}
              className={styles.picture}
            />
            <p {...part('words')} className={styles.line}>
              <Jack name={service.type} className={styles.jack} />
              <span>{t(service.line)}</span>
              <span className={styles.strip} aria-hidden="true" inert>
                {t(service.title)}
              </span>
            </p>
            <div {...part('words')} className={styles.floor}>
              <h3 className={styles.name}>
                <WideningText>{t(service.title)}</WideningText>
              </h3>
              <p className={styles.text}>{t(service.text)}</p>
            </div>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onPointerMove={(event) => isMoved(event) && preload()}
              onFocus={() => {
                choose(index);
                preload();
              }}
              onPointerDown={(event) => {
                meansIt(event);
                firstTap.current = event.pointerType === 'touch' && wide && index !== lines.chosen;
              }}
              onKeyDown={() => {
                firstTap.current = false;
              }}
              onClick={(event) => open(service, index, event.currentTarget)}
            >
              <span className="sr-only">
                {`${t(service.title)}${t('punctuation.colon')} ${t('services.open')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <Boundary>
          <Suspense fallback={null}>
            <ServiceDialog service={opened.service} card={opened.card} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
