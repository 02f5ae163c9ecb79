/** The size of the controls that a finger presses. */
import type { Page } from 'playwright/test';

/** The least width and height of a control that a finger presses, px. */
export const MIN_SIZE = 44;

/**
 * Scrolls each visible control within an element to the middle of the window and tests how far it answers from its centre to
 * all four sides, so that an invisible margin counts. A link within a sentence may be as small as its line.
 * @returns the controls that are too small, each with its size
 */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> =>
  page.locator(within).evaluate((root, least) => {
    const inSentence = (control: Element) => {
      if (getComputedStyle(control).display !== 'inline') return false;
      const around = [...(control.parentElement?.childNodes ?? [])].filter((node) => node !== control);
      const words = around.filter((node) => node instanceof Text || node instanceof HTMLSpanElement);
      return words.some((node) => /\p{L}/u.test(node.textContent ?? ''));
    };
    const found: string[] = [];
    const controls = root.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled',
    );
    for (const control of controls) {
      const box = control.closest('label') ?? control;
      if (control.closest('[inert]') || !box.checkVisibility({ visibilityProperty: true })) continue;
      box.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = box.getBoundingClientRect();
      const isUnseen = getComputedStyle(box).clipPath === 'inset(50%)' || top + height < 0;
      if (isUnseen || inSentence(control)) continue;
      const answers = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (box.contains(hit) || hit.closest('label, a, button, summary') === box);
      };
      /** The distance from the centre, px, up to which the control answers in a direction. */
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < least && answers(left + width / 2 + dx * far, top + height / 2 + dy * far)) far++;
        return far;
      };
      const isWide = width >= least - 0.5 || reach(-1, 0) + reach(1, 0) > least;
      const isHigh = height >= least - 0.5 || reach(0, -1) + reach(0, 1) > least;
      if (isWide && isHigh) continue;
      const name = control.getAttribute('aria-label') ?? box.textContent?.trim().slice(0, 30);
      found.push(
        `${control.tagName.toLowerCase()} "${name}" in ${control.parentElement?.className}: ${Math.round(width)} × ${Math.round(height)}`,
      );
    }
    return found;
  }, MIN_SIZE);
