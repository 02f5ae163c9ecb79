/** The board of customers: a jack for each, drawn in a wide and in a tall version. */
import type { Dots } from '../../../components/dot-field/dot-field.tsx';
import { customers } from '../../../content/claims.ts';

/** Without the plus sign, which is the plug on its way into the odd jack. */
const count = Number(customers.replace(/\D/g, ''));

export const wideBoard: Dots = { count, columns: 205, odd: [150, 46] };
export const tallBoard: Dots = { count, columns: 123, odd: [90, 74] };
