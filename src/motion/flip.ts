/** GSAP's Flip, registered by the scenes that need it: it is not part of the engine. */
import { Flip } from 'gsap/Flip';
import { gsap } from './gsap.ts';

gsap.registerPlugin(Flip);

export { Flip };
