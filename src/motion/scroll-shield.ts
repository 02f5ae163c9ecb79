/**
 * A clear pane over the page, and under its bar, while a wheel moves it. What lies under a resting mouse changes in each of
 * these frames: without the pane the browser looks for it in the whole page, restyles what is hovered, and tells everybody.
 */
export type ScrollShield = { raise: () => void; lower: () => void; remove: () => void };

export function createShield(): ScrollShield {
  const pane = document.createElement('div');
  pane.dataset.scrollShield = '';
  document.body.append(pane);
  const set = (state: '' | 'raised') => {
    if (pane.dataset.scrollShield !== state) pane.dataset.scrollShield = state;
  };
  /** A press that began on the pane and ended on the page is a click on what holds both. It is meant for what lies there. */
  const passOn = (event: MouseEvent) => {
    if (event.target !== document.body && event.target !== pane) return;
    const meant = document.elementFromPoint(event.clientX, event.clientY);
    meant?.dispatchEvent(new MouseEvent('click', event));
  };
  pane.addEventListener('pointerdown', () => addEventListener('click', passOn, { once: true }));

  return {
    raise: () => set('raised'),
    lower: () => set(''),
    remove() {
      pane.remove();
      removeEventListener('click', passOn);
    },
  };
}
