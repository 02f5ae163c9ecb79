/** The technical page: three tests with what they show, and the specification. */
import type { Key } from '../../../i18n/keys.ts';

export type TestId = 'performance' | 'security' | 'integration';

export type Test = { id: TestId; name: Key; trace: Key; lines: [Key, Key, Key] };

export const tests: Test[] = (['performance', 'security', 'integration'] as const).map((id) => ({
  id,
  name: `technical.${id}`,
  trace: `technical.${id}.trace`,
  lines: [`technical.${id}.1`, `technical.${id}.2`, `technical.${id}.3`],
}));

type SpecificationRow = { before?: Key; value: string | { words: Key }; label: Key; width: number };

export const specification: SpecificationRow[] = [
  { before: 'technical.under', value: '100ms', label: 'technical.response', width: 104 },
  { value: '99.99%', label: 'technical.availability', width: 84 },
  { value: { words: 'technical.global' }, label: 'technical.centers', width: 74 },
  { value: '1M+', label: 'technical.calls', width: 100 },
];
