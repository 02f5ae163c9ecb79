import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Running } from './devtools.ts';
import { configBlock, configCode, configNotes, sliderRange } from './config-source.ts';
import { CurvePlot } from './curve-plot.tsx';
import { original, panelState, resetNumbers, setNumber, setPanel } from './panel-state.ts';
import styles from './panel.module.css';
import { Scrubber } from './scrubber.tsx';
import type { PanelState } from './url-parameters.ts';

type Props = {
  tune: NonNullable<PanelState['tune']>;
  /** The page's scene of that name; `null` if there is none. */
  running: Running | null;
};

type Source = { file: string; source: string };

/**
 * The tuned scene: its timeline under GSDevTools, its numbers under sliders, and its config as code to take
 * back.
 */
export function TunedScene({ tune: { name }, running }: Props) {
  useSyncExternalStore(panelState.subscribe, panelState.get);
  const source = useSource(name, running?.record);
  const record = running?.record;
  const block = source ? configBlock(source.source) : '';
  const notes = configNotes(block);
  return (
    <section className={styles.tuned} aria-label={name} data-tuned={name}>
      <header>
        <h3>{name}</h3>
        <button type="button" onClick={() => setPanel({ tune: null })}>
          Put it back
        </button>
      </header>
      {source && (
        <button
          type="button"
          className={styles.file}
          onClick={() => void fetch(`/__open-in-editor?file=${source.file}`)}
        >
          {source.file}
        </button>
      )}
      <Trouble running={running} name={name} known={Boolean(source)} />
      {running?.timeline && <CurvePlot key={name} name={name} timeline={running.timeline} />}
      {record && (
        <>
          {Object.keys(record.config).map((key) => (
            <Slider key={key} name={name} config={record.config} id={key} note={notes[key]} />
          ))}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
          <pre className={styles.code} tabIndex={0} aria-label="The config as TypeScript">
            {configCode(block, record.config)}
          </pre>
          <div className={styles.actions}>
            <Copy text={configCode(block, record.config)} />
            <button type="button" onClick={() => resetNumbers(record.config, name)}>
              Numbers of the file
            </button>
          </div>
        </>
      )}
      {running?.timeline && <Scrubber name={name} timeline={running.timeline} />}
    </section>
  );
}

type TroubleProps = Pick<Props, 'running'> & { name: string; known: boolean };

function Trouble({ running, name, known }: TroubleProps) {
  if (!running)
    return <p>{known ? `${name} is not on this page, or not open.` : `There is no scene called ${name}.`}</p>;
  if ('build' in running.record && !running.timeline)
    return <p>It does not run at this size: it asks for {running.record.media?.join(', ')}.</p>;
  if (!('build' in running.record))
    return (
      <p>
        {'target' in running.record
          ? 'It follows the pointer, and has no timeline to scrub.'
          : 'The browser plays it at the next change: it has no timeline to scrub.'}
      </p>
    );
  return null;
}

type SliderProps = {
  name: string;
  config: Running['record']['config'];
  id: string;
  note: string | undefined;
};

/** A number of the config: a slider from 0 to twice its value in the file, and a field for any other. */
function Slider({ name, config, id, note }: SliderProps) {
  const value = config[id] ?? 0;
  const range = sliderRange(original(config, id));
  const change = (text: string) => {
    if (text !== '' && Number.isFinite(Number(text))) setNumber(config, name, id, Number(text));
  };
  return (
    <div className={styles.slider} data-slider={id}>
      <label htmlFor={`slider-${id}`}>{id}</label>
      <input
        type="number"
        step="any"
        value={value}
        aria-label={`${id}, number`}
        onChange={(event) => change(event.target.value)}
      />
      <input
        id={`slider-${id}`}
        type="range"
        {...range}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {note && <small>{note}</small>}
    </div>
  );
}

function Copy({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('The clipboard is closed: take it from above'),
    );
  return (
    <button type="button" onClick={() => void copy()} onBlur={() => setSaid('')}>
      {said || 'Copy config'}
    </button>
  );
}

/** The scene's file, fetched again for each record: a hot reload brings a new one. */
function useSource(name: string, record: Running['record'] | undefined): Source | null {
  const [source, setSource] = useState<Source | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    fetch(`/__scene/${name}`, { signal: abort.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Source>) : null))
      .then(setSource, () => {});
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a hot-reloaded record means another file
  }, [name, record]);
  return source;
}
