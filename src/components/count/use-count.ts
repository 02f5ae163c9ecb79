import { useScene } from '../../motion/use-scene.ts';
import { scene as countScene } from './count.scene.ts';

/** Counts the `figure` parts of a root up to their text when the root first comes into view. */
export const useCount = () => useScene(countScene);
