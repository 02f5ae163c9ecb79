/** Where the patch field's jacks stand and how its cables hang, in the field's own units. Pure. */
import type { PatchJack } from '../../content/automation.ts';

export type FieldShape = 'wide' | 'tall';

/** The field's size: four bays beside each other of 4 × 3 jacks, or, on a phone, one above the other, 4 × 2. */
export const fields = {
  wide: { width: 1376, height: 230, columns: 4, rows: 3 },
  tall: { width: 340, height: 1120, columns: 4, rows: 2 },
};

/** The height of one bay of the tall field, its words included. */
export const TALL_BAY = 280;

/** A jack's centre. On the tall field the third row falls on the second. */
export function jackPoint([bay, column, row]: PatchJack, shape: FieldShape): { x: number; y: number } {
  if (shape === 'wide') return { x: bay * 344 + 61 + column * 74, y: 40 + row * 76 };
  return { x: 41 + column * 86, y: bay * TALL_BAY + 40 + Math.min(row, 1) * 70 };
}

/** A cable's path from jack to jack: it sags more the farther they are apart. */
export function hang(from: PatchJack, to: PatchJack, shape: FieldShape): string {
  const a = jackPoint(from, shape);
  const b = jackPoint(to, shape);
  const sag = shape === 'wide' ? 44 + Math.abs(b.x - a.x) * 0.16 : 34;
  const low = Math.max(a.y, b.y) + sag;
  const reach = (b.x - a.x) * 0.18;
  return `M${a.x} ${a.y}C${Math.round(a.x + reach)} ${Math.round(low)} ${Math.round(b.x - reach)} ${Math.round(low)} ${b.x} ${b.y}`;
}
