/** The surfaces under fields and scrollbars, and the colour scheme in which the browser draws them. */

export type Surface = { what: string; scheme: string; surface: 'light' | 'dark'; colour: string };

/** Each field and each box that scrolls, with its own colour scheme and that of the surface under it. Runs in the page. */
export function surfaces(): Surface[] {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** A colour's red, green, blue and alpha, each from 0 to 255. */
  const channels = (colour: string) => {
    if (!paint) return [0, 0, 0, 0];
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const surfaceOf = (element: Element | null): string => {
    if (!element) return 'white';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const [first = ''] = /(?:rgb|color)\([^)]*\)/.exec(backgroundImage) ?? [];
    for (const colour of [first, backgroundColor])
      if (colour && (channels(colour)[3] ?? 0) > 140) return colour;
    // A dialog's surface is drawn by an element within it.
    if (element.matches('dialog'))
      return surfaceOf(
        element.querySelector('[data-part=frame], [data-part=pad]') ?? element.firstElementChild,
      );
    return surfaceOf(element.parentElement);
  };
  const scrolls = (element: Element) => {
    const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY) && scrollbarWidth !== 'none';
  };
  return (
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // A clipped field is drawn by its label.
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => element.matches('input, textarea, select') || scrolls(element))
      .map((element) => {
        const colour = surfaceOf(element);
        const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => (channel / 255) ** 2.2);
        const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        return {
          what: `${element.localName}.${element.className} ${element.getAttribute('name') ?? ''}`,
          scheme: getComputedStyle(element).colorScheme.replace('only ', '').replace(' only', ''),
          // A surface is light if black words have the better contrast on it.
          surface: luminance > 0.179 ? ('light' as const) : ('dark' as const),
          colour,
        };
      })
  );
}
