import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { allCues, subscribeCues } from '../motion/cues.ts';
import { readBench, subscribeBench } from '../motion/workbench.ts';
import { BenchView } from './bench-view.tsx';
import { keepDesk, readDesk, scenesOnPage, subscribeDesk, turn } from './desk.ts';
import './overlays.css';
import { NameTags } from './name-tags.tsx';
import styles from './panel.module.css';
import { flags, SLOW } from './switches.ts';

let mounted = false;

/** Puts the panel on the page; it shows itself when its switch is on. */
export function mountPanel(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  host.popover = 'manual';
  host.className = styles.host ?? '';
  host.dataset.dev = 'panel';
  document.body.append(host);
  createRoot(host).render(<Panel host={host} />);
  keepDesk();
}

export function togglePanel(): void {
  mountPanel();
  const { open } = readDesk();
  turn({ open: !open, tune: null });
}

function Panel({ host }: { host: HTMLElement }) {
  const desk = useSyncExternalStore(subscribeDesk, readDesk);
  useSyncExternalStore(subscribeCues, allCues);
  const { running } = useSyncExternalStore(subscribeBench, readBench);
  useTopLayer(host, desk.open || desk.outlines);
  const tags = desk.outlines && <NameTags />;
  if (!desk.open) return tags;

  const scenes = scenesOnPage();
  const tuned = desk.tune && scenes.get(desk.tune.name)?.[desk.tune.nth - 1];
  const entry = tuned && running.get(tuned.id);
  return (
    <>
      {tags}
      <aside className={styles.panel} aria-label="Tuning" data-lenis-prevent="">
        <header className={styles.head}>
          <h2>Tuning</h2>
          <kbd>Shift D</kbd>
        </header>
        <div className={styles.scenes}>
          {[...scenes].map(([name, places]) => (
            <SceneRow key={name} name={name} places={places} />
          ))}
          {scenes.size === 0 && <p>Nothing moves here: the page is still, or its engine is on its way.</p>}
        </div>
        {desk.tune && <BenchView tune={desk.tune} entry={entry ?? null} found={Boolean(tuned)} />}
        <fieldset className={styles.switches}>
          <legend>Show</legend>
          {flags.map((flag) => (
            <label key={flag}>
              <input type="checkbox" checked={desk[flag]} onChange={() => turn({ [flag]: !desk[flag] })} />
              {flag}
            </label>
          ))}
          <label>
            <input
              type="checkbox"
              checked={desk.slow < 1}
              onChange={() => turn({ slow: desk.slow < 1 ? 1 : SLOW })}
            />
            slow, ×{desk.slow < 1 ? desk.slow : SLOW}
          </label>
        </fieldset>
      </aside>
    </>
  );
}

type RowProps = { name: string; places: { id: number; root: HTMLElement }[] };

/** One scene: whether it runs, how far it is, and a button for each place it has on the page. */
function SceneRow({ name, places }: RowProps) {
  const { tune } = readDesk();
  const { running } = readBench();
  const known = places.map(({ id }) => running.get(id));
  const runs = known.some((entry) => entry?.timeline || (entry && !('build' in entry.record)));
  const state = runs ? 'runs' : known.some(Boolean) ? 'rests' : 'far';
  const titles = {
    runs: 'Running',
    rests: `Not at this size: it asks for ${known.find(Boolean)?.record.when.join(', ')}`,
    far: 'Fetched when it comes within a screen of the window',
  };
  return (
    <div className={styles.row} data-scene-row={name} data-state={state} title={titles[state]}>
      <i aria-hidden="true" />
      <span>{name}</span>
      <Progress timelines={known.map((entry) => entry?.timeline ?? null)} />
      <span className={styles.places}>
        {places.map(({ id }, index) => {
          const on = tune?.name === name && tune.nth === index + 1;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={on}
              aria-label={`Tune ${name}${places.length > 1 ? `, number ${index + 1}` : ''}`}
              onClick={() => turn({ tune: on ? null : { name, nth: index + 1 }, open: true })}
            >
              {places.length > 1 ? index + 1 : 'tune'}
            </button>
          );
        })}
      </span>
    </div>
  );
}

/** The progress of the first of them that is on its way, read once a frame while the panel is open. */
function Progress({ timelines }: { timelines: (gsap.core.Timeline | null)[] }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = requestAnimationFrame(read);
      const all = timelines.map((timeline) => timeline?.progress() ?? 0);
      const progress = all.find((value) => value > 0 && value < 1) ?? Math.max(0, ...all);
      bar.current?.style.setProperty('--p', progress.toFixed(3));
      if (bar.current) bar.current.dataset.p = progress.toFixed(2);
    };
    read();
    return () => cancelAnimationFrame(frame);
  }, [timelines]);
  return <span ref={bar} className={styles.progress} aria-hidden="true" />;
}

/** Over everything, an open dialog too: outside of it the panel could not be pressed. */
function useTopLayer(host: HTMLElement, open: boolean) {
  useEffect(() => {
    const place = () => {
      const dialogs = document.querySelectorAll<HTMLElement>('dialog:modal');
      const parent = dialogs.item(dialogs.length - 1) ?? document.body;
      if (host.parentElement !== parent) parent.append(host);
      if (open !== host.matches(':popover-open')) host.togglePopover(open);
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [host, open]);
}
