/** The preview's frame glides from one device's width to the next (a GSAP Flip). */
import type { Device, TemplateId } from '../../content/demos.ts';
import { Flip } from '../../motion/flip.ts';
import { byHand, defineScene } from '../../motion/scene.ts';

/** The preview's state: another one is another frame to glide to. */
type Preview = { device: Device['id']; template: TemplateId };

const config = {
  /** Seconds. */
  duration: 0.55,
};

/** How each frame stood when it was last built: what the next change starts from. */
const before = new WeakMap<HTMLElement, Flip.FlipState>();

export const scene = defineScene({
  name: 'device-change',
  parts: { device: 'one' },
  config,
  runs: byHand,
  build(timeline, { device }, { duration }, _preview: Preview) {
    const state = before.get(device);
    before.set(device, Flip.getState(device));
    if (state)
      timeline.add(Flip.from(state, { targets: device, scale: true, duration, ease: 'power2.inOut' }));
  },
});
