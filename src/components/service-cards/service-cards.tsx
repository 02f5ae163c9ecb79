import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Boundary, SectionError } from '../boundary/boundary.tsx';
import { Jack } from '../jack/jack.tsx';
import { useEntryState } from '../modal/use-entry-state.ts';
import { ThemePicture } from '../picture/picture.tsx';
import { sizes } from '../picture/sizes.ts';
import { type Service, services } from '../../content/services.ts';
import { useMedia } from '../../browser/use-media.ts';
import { isMoved } from '../../pointer/is-moved.ts';
import { useScene } from '../../motion/use-scene.ts';
import { importAgain } from '../../browser/import-again.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { ServiceDialog } from '../service-dialog/service-dialog.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { WideningText } from '../widening-text/widening-text.tsx';
import { scene as serviceCardsScene } from './service-cards.scene.ts';
import strip from './card-strip.module.css';
import styles from './service-cards.module.css';

const loadDialog = () => importAgain(() => import('../service-dialog/service-dialog.tsx'));
const preload = () => void loadDialog().catch(() => {});
/** A touch may be the start of a scroll. */
const preloadOnPointer = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && preload();

type Opened = {
  service: Service;
  card: HTMLElement;
  /** `null` if it failed to load. React's `lazy` would keep the failure for good. */
  Dialog: typeof ServiceDialog | null;
  /** Counts the presses, each of which starts a new dialog. */
  press: number;
};

/**
 * The four services side by side, one of them open; each opens its demo in a dialog.
 * @param opening whether they are in the page's first view
 */
export function ServiceCards({ opening = false }: { opening?: boolean }) {
  const { language, t } = useLanguage();
  const [selection, setSelection] = useState({ chosen: 0, was: 0 });
  const [opened, setOpened] = useEntryState<Opened | null>(null);
  const isRow = useMedia('desktop');
  const firstTap = useRef(false);
  const presses = useRef(0);

  const { root, part } = useScene(serviceCardsScene, {
    state: selection,
    // Without a new choice, the glide is already over.
    onBuild: (timeline, rebuilt) => (rebuilt ? timeline.play() : timeline.progress(1)),
  });

  const choose = (index: number) => {
    if (index !== selection.chosen) setSelection({ chosen: index, was: selection.chosen });
  };

  const open = async (service: Service, index: number, card: HTMLElement) => {
    choose(index);
    // Touch has no hover: the first tap opens a closed card, the second its dialog.
    if (firstTap.current) return preload();
    // The demos' words load with the dialog. Without them it shows the keys, and the figures are still right.
    const [Dialog] = await Promise.all([
      loadDialog().then(
        (module) => module.ServiceDialog,
        () => null,
      ),
      loadMessages(language, ['service-dialog']).catch(() => {}),
    ]);
    presses.current += 1;
    setOpened({ service, card, Dialog, press: presses.current });
  };
  const close = useCallback(() => setOpened(null), [setOpened]);
  // The focus returns once the dialog is gone and no other is open: an open one keeps the page from taking
  // it.
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!opened) last.current?.querySelector('button')?.focus({ preventScroll: true });
    last.current = opened?.card ?? null;
  }, [opened]);

  return (
    <>
      <ul {...root} className={styles.lines} data-component="service-cards" data-chosen={selection.chosen}>
        {services.map((service, index) => (
          <li
            key={service.type}
            {...part('card')}
            className={styles.card}
            data-service={service.type}
            data-open={index === selection.chosen || undefined}
            data-after={index > selection.chosen || undefined}
            onPointerMove={(event) => {
              if (!isMoved(event)) return;
              choose(index);
              preload();
            }}
            // The words lie over the button, so that they can be selected.
            data-press=""
            onPointerDown={(event) => {
              preloadOnPointer(event);
              firstTap.current = event.pointerType === 'touch' && isRow && index !== selection.chosen;
            }}
            onClick={({ currentTarget }) => open(service, index, currentTarget)}
          >
            <ThemePicture
              light={service.light}
              dark={service.dark}
              alt=""
              sizes={sizes('94vw', ['desktop', '41vw'], ['tablet', '50vw'])}
              className={styles.picture}
              priority={opening && index === 0}
            />
            <p {...part('words')} className={styles.line}>
              <Jack name={service.type} className={styles.jack} />
              <span>{t(service.line)}</span>
              <span className={strip.strip} aria-hidden="true" inert>
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
              onFocus={() => {
                choose(index);
                preload();
              }}
              onKeyDown={() => {
                firstTap.current = false;
              }}
            >
              <span className="sr-only">
                {`${t(service.title)}${t('punctuation.colon')} ${t('services.open')}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened?.Dialog && (
        <Boundary key={opened.press}>
          <opened.Dialog service={opened.service} card={opened.card} onClose={close} />
        </Boundary>
      )}
      {opened && !opened.Dialog && <SectionError />}
    </>
  );
}
