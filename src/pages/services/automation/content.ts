/** The automation page: four steps, each a bay of one cable diagram, and the features. */
import { efficiencyGain, errorReduction, timeSaved } from '../../../content/claims.ts';
import type { Key } from '../../../i18n/keys.ts';

export type Step = { name: Key; text: Key; width: number };

export const automationSteps: Step[] = (
  [
    [1, 64],
    [2, 78],
    [3, 96],
    [4, 116],
  ] as const
).map(([n, width]) => ({
  name: `automation-page.step.${n}`,
  text: `automation-page.step.${n}.text`,
  width,
}));

/** Per cent. */
export const automationFigures: { value: number; label: Key; width: number }[] = [
  { value: timeSaved, label: 'automation-page.time', width: 62 },
  { value: efficiencyGain, label: 'automation-page.efficiency', width: 92 },
  { value: errorReduction, label: 'automation-page.errors', width: 124 },
];

export const automationFeatures: { title: Key; text: Key }[] = ([1, 2, 3, 4] as const).map((n) => ({
  title: `automation-page.feature.${n}.title`,
  text: `automation-page.feature.${n}.text`,
}));

/** A jack of the diagram, each number from 0: bay (step), column in it, row. */
export type DiagramJack = [bay: number, column: number, row: number];
type CableColour = 'signal' | 'cobalt' | 'marigold' | 'mint' | 'bottle';

/** Indices of the cables that the demo's task takes, one from each bay. */
export const taskCables = [0, 1, 4, 7];

/** The cables. Each belongs to the step where it starts, and every step adds some. */
export const cables: { from: DiagramJack; to: DiagramJack; colour: CableColour }[] = [
  { from: [0, 3, 1], to: [1, 1, 1], colour: 'marigold' },
  { from: [1, 2, 0], to: [2, 0, 0], colour: 'cobalt' },
  { from: [1, 3, 2], to: [2, 1, 2], colour: 'signal' },
  { from: [2, 1, 0], to: [2, 3, 1], colour: 'mint' },
  { from: [2, 2, 1], to: [3, 0, 1], colour: 'marigold' },
  { from: [2, 3, 2], to: [3, 1, 2], colour: 'cobalt' },
  { from: [2, 3, 0], to: [3, 2, 0], colour: 'signal' },
  { from: [3, 1, 1], to: [3, 3, 1], colour: 'mint' },
  { from: [3, 2, 1], to: [3, 3, 2], colour: 'bottle' },
];
