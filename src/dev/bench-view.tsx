import { useEffect, useState, useSyncExternalStore } from 'react';
import { readBench, type Running, subscribeBench } from '../motion/workbench.ts';
import { configBlock, configCode, configNotes, sliderRange } from './config-source.ts';
import { original, readDesk, resetNumbers, setNumber, subscribeDesk, turn } from './desk.ts';
import styles from './panel.module.css';
import { Scrubber } from './scrubber.tsx';
import type { Switches } from './switches.ts';

type Props = {
  tune: NonNullable<Switches['tune']>;
  /** What runs there; `null` until its module has come. */
  entry: Running | null;
  /** Whether the page has such a scene. */
  found: boolean;
};

type Source = { file: string; source: string };

/** The scene on the bench: its timeline under GSDevTools, its numbers under sliders, and the code to take back. */
export function BenchView({ tune: { name }, entry, found }: Props) {
  useSyncExternalStore(subscribeDesk, readDesk);
  useSyncExternalStore(subscribeBench, readBench);
  const source = useSource(name, entry?.record);
  const record = entry?.record;
  const block = source ? configBlock(source.source) : '';
  const notes = configNotes(block);
  return (
    <section className={styles.bench} aria-label={name} data-bench={name}>
      <header>
        <h3>{name}</h3>
        <button type="button" onClick={() => turn({ tune: null })}>
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
      <Trouble found={found} entry={entry} name={name} known={Boolean(source)} />
      {record && (
        <>
          {Object.keys(record.config).map((key) => (
            <Knob key={key} name={name} config={record.config} id={key} note={notes[key]} />
          ))}
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
      {entry?.timeline && <Scrubber name={name} timeline={entry.timeline} />}
    </section>
  );
}

type TroubleProps = Pick<Props, 'found' | 'entry'> & { name: string; known: boolean };

function Trouble({ found, entry, name, known }: TroubleProps) {
  if (!found)
    return <p>{known ? `${name} is not on this page, or not open.` : `There is no scene called ${name}.`}</p>;
  if (!entry) return <p>On its way.</p>;
  if ('build' in entry.record && !entry.timeline)
    return <p>It does not run at this size: it asks for {entry.record.when.join(', ')}.</p>;
  if (!('build' in entry.record)) return <p>It follows the pointer, and has no timeline to scrub.</p>;
  return null;
}

type KnobProps = { name: string; config: Running['record']['config']; id: string; note: string | undefined };

/** One number of the config: a slider from 0 to twice its value in the file, and a field for any other. */
function Knob({ name, config, id, note }: KnobProps) {
  const value = config[id] ?? 0;
  const range = sliderRange(original(config, id));
  const change = (text: string) => {
    if (text !== '' && Number.isFinite(Number(text))) setNumber(config, name, id, Number(text));
  };
  return (
    <div className={styles.knob} data-knob={id}>
      <label htmlFor={`knob-${id}`}>{id}</label>
      <input
        type="number"
        step="any"
        value={value}
        aria-label={`${id}, number`}
        onChange={(event) => change(event.target.value)}
      />
      <input
        id={`knob-${id}`}
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
