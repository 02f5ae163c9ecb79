/** An element that a timeline moves has a layer of its own while it moves, and no longer: `styles/base.css` says how. */
export type Layers = { hold: () => void; release: () => void };

/** Of the elements that its tweens move; read when they are held, as a timeline that was reverted has none. */
export function layersOf(timeline: gsap.core.Timeline): Layers {
  let held: Element[] = [];
  const release = () => {
    for (const element of held) element.removeAttribute('data-moving');
    held = [];
  };
  return {
    hold() {
      release();
      const tweens = timeline.getChildren(true, true, false) as gsap.core.Tween[];
      held = tweens.flatMap((tween) => tween.targets()).filter((target) => target instanceof Element);
      for (const element of held) element.setAttribute('data-moving', '');
    },
    release,
  };
}
