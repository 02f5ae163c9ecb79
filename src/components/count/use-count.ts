import { useScene } from '../../motion/use-scene.ts';
import { scene as countScene } from './count.scene.ts';

/** Lets the `figure` parts within a root count up to their text when the root is first seen. */
export const useCount = () => useScene(countScene);
