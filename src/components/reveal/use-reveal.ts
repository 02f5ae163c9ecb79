import { useScene } from '../../motion/use-scene.ts';
import { scene as revealScene } from './reveal.scene.ts';

/** Lets the `rise` parts of a root rise into place when it first comes into view. */
export const useReveal = () => useScene(revealScene);
