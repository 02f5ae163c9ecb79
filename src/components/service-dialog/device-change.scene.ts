/** The preview's frame glides from one device's width to the next. */
import type { Device, TemplateId } from '../../content/demos.ts';
import { byHand, defineScene } from '../../motion/scene.ts';

/** The preview's state; a change glides to another frame. */
type Preview = { device: Device['id']; template: TemplateId };

const config = {
  /** Seconds. */
  duration: 0.55,
};

/** The width of each frame when it was last built, px, from which the next change starts. */
const before = new WeakMap<HTMLElement, number>();

export const scene = defineScene({
  name: 'device-change',
  parts: { device: 'one' },
  config,
  runs: byHand,
  build(timeline, { device }, { duration }, _preview: Preview) {
    const was = before.get(device);
    before.set(device, device.offsetWidth);
    if (was)
      timeline.fromTo(
        device,
        { scaleX: was / device.offsetWidth },
        { scaleX: 1, duration, ease: 'power2.inOut' },
      );
  },
});
