import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Curve, readCurves, valueAt } from './curves.ts';
import styles from './panel.module.css';

const [WIDTH, HEIGHT] = [320, 64];
const STOPS = [0, 0.25, 0.5, 0.75, 1];

/** The curves drawn last: a saved scene is mounted anew, and its curves are drawn over them. */
let last: { name: string; curves: Curve[] } = { name: '', curves: [] };

type Props = { name: string; timeline: gsap.core.Timeline };

const round = (value: number) => Number(value.toPrecision(3));

/** The height of a value in its curve's drawing. */
const heightOf = ({ min, max }: Curve, value: number) =>
  HEIGHT - 5 - ((value - min) / (max - min)) * (HEIGHT - 10);

const pathOf = (curve: Curve, line: number[]) =>
  line
    .map((value, index) => {
      const x = (index / (line.length - 1)) * WIDTH;
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${heightOf(curve, value).toFixed(1)}`;
    })
    .join('');

/**
 * The tuned timeline's curves, with a dot at its current place. A change of a number, or of an easing in the
 * file, draws new curves over the last ones. The slider below scrubs; the table says the same without a
 * drawing.
 */
export function CurvePlot({ name, timeline }: Props) {
  const [{ now, before }, setCurves] = useState<{ now: Curve[]; before: Curve[] }>({ now: [], before: [] });
  const box = useRef<HTMLElement>(null);

  // Before GSDevTools takes over the timeline.
  useLayoutEffect(() => {
    const curves = readCurves(timeline);
    // oxlint-disable-next-line react/set-state-in-effect -- they are read from the page, which a render may not touch
    setCurves({ now: curves, before: last.name === name ? last.curves : [] });
    last = { name, curves };
  }, [name, timeline]);

  useEffect(() => {
    let frame = 0;
    let shown = Number.NaN;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const progress = timeline.progress();
      if (progress === shown || !box.current) return;
      shown = progress;
      place(box.current, now, progress);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [timeline, now]);

  const scrub = (text: string) => timeline.pause().progress(Number(text));
  if (now.length === 0) return null;
  return (
    <figure ref={box} className={styles.curves} aria-label={`Curves of ${name}`} data-curves={name}>
      {now.map((curve) => (
        <div key={curve.label} data-curve={curve.label}>
          <span>
            {curve.label} <b />
          </span>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
            {before
              .filter(({ label }) => label === curve.label)
              .flatMap((old) =>
                old.lines.map((line, nth) => (
                  <path
                    key={nth}
                    data-before=""
                    d={pathOf({ ...old, min: curve.min, max: curve.max }, line)}
                  />
                )),
              )}
            {curve.lines.map((line, nth) => (
              <path key={nth} d={pathOf(curve, line)} />
            ))}
            <line y1="0" y2={HEIGHT} />
            {curve.lines.map((_, nth) => (
              <circle key={nth} r="4" />
            ))}
          </svg>
        </div>
      ))}
      <input
        type="range"
        min="0"
        max="1"
        step="0.01"
        defaultValue="0"
        aria-label={`Progress of ${name}`}
        onInput={(event) => scrub(event.currentTarget.value)}
      />
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">progress</th>
              {STOPS.map((stop) => (
                <th key={stop} scope="col">
                  {stop}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {now.map(({ label, lines: [line = []] }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {STOPS.map((stop) => (
                  <td key={stop}>{round(valueAt(line, stop))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Moves dots, line, slider and the words beside each curve to the timeline's place. */
function place(box: HTMLElement, curves: Curve[], progress: number): void {
  const said: string[] = [];
  curves.forEach((curve, index) => {
    const lane = box.children[index];
    const x = String(progress * WIDTH);
    lane?.querySelector('line')?.setAttribute('x1', x);
    lane?.querySelector('line')?.setAttribute('x2', x);
    lane?.querySelectorAll('circle').forEach((dot, nth) => {
      dot.setAttribute('cx', x);
      dot.setAttribute('cy', String(heightOf(curve, valueAt(curve.lines[nth] ?? [], progress))));
    });
    const value = round(valueAt(curve.lines[0] ?? [], progress));
    const beside = lane?.querySelector('b');
    if (beside) beside.textContent = String(value);
    said.push(`${curve.label} ${value}`);
  });
  const range = box.querySelector('input');
  if (!range) return;
  range.value = String(progress);
  range.setAttribute('aria-valuetext', `${round(progress)}, ${said.slice(0, 4).join(', ')}`);
}
