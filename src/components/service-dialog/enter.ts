import { part } from '../../motion/scene.ts';
import type { scene } from './service-dialog.scene.ts';

/** Marks what enters the dialog piece by piece, in the order of the markup. */
export const enter = part<typeof scene>('enter');
