/** The technical page: three tests and their results, and the specification. */
import type { Dots } from '../../../components/dot-field/dot-field.tsx';
import type { Key } from '../../../i18n/keys.ts';

export type TestId = 'performance' | 'security' | 'integration';

export type Test = { id: TestId; name: Key; trace: Key; lines: [Key, Key, Key] };

export const tests: Test[] = (['performance', 'security', 'integration'] as const).map((id) => ({
  id,
  name: `technical.${id}`,
  trace: `technical.${id}.trace`,
  lines: [`technical.${id}.1`, `technical.${id}.2`, `technical.${id}.3`],
}));

/** Longest time to an answer, ms. */
export const RESPONSE_MS = 100;
export const responseTime = `${RESPONSE_MS}ms`;

export const availability = '99.99%';

/** As many lamps as it takes for one of them to be out, in a wide and in a tall version. */
const lamps = Math.round(100 / (100 - Number.parseFloat(availability)));
export const wideLamps: Dots = { count: lamps, columns: 200, odd: [137, 31] };
export const tallLamps: Dots = { count: lamps, columns: 80, odd: [52, 88] };

type SpecificationRow = { before?: Key; value: string | { words: Key }; label: Key; width: number };

export const specification: SpecificationRow[] = [
  { before: 'technical.under', value: responseTime, label: 'technical.response', width: 104 },
  { value: availability, label: 'technical.availability', width: 84 },
  { value: { words: 'technical.global' }, label: 'technical.centers', width: 74 },
  { value: '1M+', label: 'technical.calls', width: 100 },
];
