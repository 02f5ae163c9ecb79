import { part } from '../../motion/scene.ts';
import type { scene } from './service-dialog.scene.ts';

/** Marks the parts that enter the dialog one by one, in the order of the markup. */
export const enter = part<typeof scene>('enter');
