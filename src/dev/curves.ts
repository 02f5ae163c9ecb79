/** The curves of a bare timeline: every value that it moves, sampled along its progress. */
import { gsap } from '../motion/gsap.ts';

/** A property of parts with the same label: a line for each part, a value for each sample. */
export type Curve = { label: string; lines: number[][]; min: number; max: number };

/** Samples, from start to end. */
const PLACES = 160;
/** The most parts of one label that are drawn. */
const MOST_LINES = 8;

type Value = { target: object; property: string; label: string };

const labelOf = (target: object, property: string) => {
  const part = target instanceof HTMLElement ? target.dataset.part?.split(' ')[0] : undefined;
  const tag = target instanceof Element ? target.localName : 'value';
  return `${part ?? tag} ${property}`;
};

/**
 * The values that a timeline's tweens move. Names that are no property read as `NaN`, and are left out later.
 */
function valuesOf(timeline: gsap.core.Timeline): Value[] {
  const known = new Map<object, Set<string>>();
  const values: Value[] = [];
  for (const tween of timeline.getChildren(true, true, false)) {
    if (!(tween instanceof gsap.core.Tween)) continue;
    const { keyframes } = tween.vars;
    const properties = Object.keys({ ...tween.vars, ...(Array.isArray(keyframes) ? {} : keyframes) });
    for (const target of tween.targets<object>())
      for (const property of properties) {
        const own = known.get(target) ?? new Set();
        known.set(target, own);
        if (own.has(property) || NO_VALUES.has(property) || /^on[A-Z]/.test(property)) continue;
        own.add(property);
        values.push({ target, property, label: labelOf(target, property) });
      }
  }
  return values;
}

const NO_VALUES = new Set(
  'duration ease easeEach delay stagger repeat repeatDelay yoyo clearProps transformOrigin keyframes startAt id lazy overwrite immediateRender runBackwards parent data paused defaults'.split(
    ' ',
  ),
);

/** Reads the curves by running the timeline silently from start to end and back to where it stood. */
export function readCurves(timeline: gsap.core.Timeline): Curve[] {
  const values = valuesOf(timeline);
  const lines = values.map((): number[] => []);
  const stood = timeline.totalTime();
  for (let place = 0; place <= PLACES; place++) {
    timeline.progress(place / PLACES, true);
    values.forEach(({ target, property }, index) =>
      lines[index]?.push(Number.parseFloat(String(gsap.getProperty(target, property)))),
    );
  }
  timeline.totalTime(stood, true);

  const curves = new Map<string, Curve>();
  values.forEach(({ label }, index) => {
    const line = lines[index] ?? [];
    const [min, max] = [Math.min(...line), Math.max(...line)];
    // A value that does not move has no curve, nor has a colour.
    if (!(max - min > 1e-4)) return;
    const own = curves.get(label) ?? { label, lines: [], min, max };
    if (own.lines.length < MOST_LINES) own.lines.push(line);
    curves.set(label, { ...own, min: Math.min(own.min, min), max: Math.max(own.max, max) });
  });
  return [...curves.values()];
}

/** A line's value at a progress, interpolated between samples. */
export function valueAt(line: readonly number[], progress: number): number {
  const place = Math.min(1, Math.max(0, progress)) * (line.length - 1);
  const [before = 0, after = before] = [line[Math.floor(place)], line[Math.ceil(place)]];
  return before + (after - before) * (place % 1);
}
