import type { createBrowserRouter } from 'react-router-dom';
import { isFullMotion } from '../browser/is-full-motion.ts';

/** Delay before the pulse, ms: most pages were fetched when their link was pointed at. */
const PATIENCE = 250;

const PULSE: KeyframeAnimationOptions = {
  duration: 600,
  easing: 'ease-in-out',
  direction: 'alternate',
  iterations: Number.POSITIVE_INFINITY,
};
/** Without motion, both are dimmed instead. */
const STILL: KeyframeAnimationOptions = { duration: 1, fill: 'forwards' };

/** Pulses the pressed link and the site's name in the header while the router waits for a page. */
export function showWaiting(router: ReturnType<typeof createBrowserRouter>): void {
  let pressed: Element | null = null;
  let pulses: Animation[] = [];
  let timer = 0;
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a') : null;
    },
    { capture: true },
  );
  router.subscribe(({ navigation }) => {
    clearTimeout(timer);
    for (const pulse of pulses) pulse.cancel();
    pulses = [];
    if (navigation.state === 'idle') {
      pressed = null;
      return;
    }
    timer = window.setTimeout(() => {
      const timing = isFullMotion() ? PULSE : STILL;
      pulses = [pressed, document.querySelector('[data-component=header] > a')].flatMap(
        (element) => element?.animate({ opacity: [1, 0.45] }, timing) ?? [],
      );
    }, PATIENCE);
  });
}
