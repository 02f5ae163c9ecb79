import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { matches } from '../browser/media.ts';
import { devtools } from './devtools.ts';
import { Labels } from './labels.tsx';
import './overlays.css';
import styles from './panel.module.css';
import { keepApplied, panelState, runningAt, scenesOnPage, setPanel } from './panel-state.ts';
import { TunedScene } from './tuned-scene.tsx';
import { flags, SLOW } from './url-parameters.ts';

let mounted = false;

/** Mounts the panel, which shows itself when its switch is on. */
export function mountPanel(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  host.popover = 'manual';
  host.className = styles.host ?? '';
  host.dataset.dev = 'panel';
  document.body.append(host);
  createRoot(host).render(<Panel host={host} />);
  keepApplied();
}

export function togglePanel(): void {
  mountPanel();
  const { open } = panelState.get();
  setPanel({ open: !open, tune: null });
}

function Panel({ host }: { host: HTMLElement }) {
  const state = useSyncExternalStore(panelState.subscribe, panelState.get);
  useSyncExternalStore(devtools.subscribe, devtools.get);
  useTopLayer(host, state.open || state.outlines);
  const labels = state.outlines && <Labels />;
  if (!state.open) return labels;

  const scenes = scenesOnPage();
  const tuned = (state.tune && scenes.get(state.tune.name)?.[state.tune.nth - 1]) ?? undefined;
  return (
    <>
      {labels}
      <aside className={styles.panel} aria-label="Tuning" data-lenis-prevent="">
        <header className={styles.head}>
          <h2>Tuning</h2>
          <kbd>Shift D</kbd>
        </header>
        <div className={styles.scenes}>
          {[...scenes].map(([name, roots]) => (
            <SceneRow key={name} name={name} roots={roots} />
          ))}
          {scenes.size === 0 && <p>Nothing moves here: the page is still.</p>}
        </div>
        {state.tune && <TunedScene tune={state.tune} running={runningAt(tuned) ?? null} />}
        <fieldset className={styles.flags}>
          <legend>Show</legend>
          {flags.map((flag) => (
            <label key={flag}>
              <input
                type="checkbox"
                checked={state[flag]}
                onChange={() => setPanel({ [flag]: !state[flag] })}
              />
              {flag}
            </label>
          ))}
          <label>
            <input
              type="checkbox"
              checked={state.slow < 1}
              onChange={() => setPanel({ slow: state.slow < 1 ? 1 : SLOW })}
            />
            slow, ×{state.slow < 1 ? state.slow : SLOW}
          </label>
        </fieldset>
      </aside>
    </>
  );
}

type RowProps = { name: string; roots: HTMLElement[] };

/** A scene's row: whether it runs, its progress, and a button for each of its places on the page. */
function SceneRow({ name, roots }: RowProps) {
  const { tune } = panelState.get();
  const running = roots.map(runningAt);
  const media = running.find(Boolean)?.record.media ?? [];
  const runs = running.some((entry) => entry?.timeline || (entry && !('build' in entry.record)));
  const state = !matches(...media) ? 'rests' : runs ? 'runs' : 'far';
  const titles = {
    runs: 'Running',
    rests: `Not at this size: it asks for ${media.join(', ')}`,
    far: 'Built when it comes within a screen of the window',
  };
  return (
    <div className={styles.row} data-scene-row={name} data-state={state} title={titles[state]}>
      <i aria-hidden="true" />
      <span>{name}</span>
      <Progress timelines={running.map((entry) => entry?.timeline ?? null)} />
      <span className={styles.places}>
        {roots.map((_, index) => {
          const on = tune?.name === name && tune.nth === index + 1;
          return (
            <button
              key={index}
              type="button"
              aria-pressed={on}
              aria-label={`Tune ${name}${roots.length > 1 ? `, number ${index + 1}` : ''}`}
              onClick={() => setPanel({ tune: on ? null : { name, nth: index + 1 }, open: true })}
            >
              {roots.length > 1 ? index + 1 : 'tune'}
            </button>
          );
        })}
      </span>
    </div>
  );
}

/** Progress of the first timeline under way, read once a frame while the panel is open. */
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

/** Keeps the panel on top, even inside an open dialog: outside it, the panel could not be pressed. */
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
