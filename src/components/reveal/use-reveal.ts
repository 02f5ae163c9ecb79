import { useScene } from '../../motion/use-scene.ts';
import { scene as revealScene } from './reveal.scene.ts';

/** Lets the `rise` parts within a root rise into place when it is first seen. */
export const useReveal = () => useScene(revealScene);
