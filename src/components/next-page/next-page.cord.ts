/** From the jack under the line that leads on, down to the footer's handset. */
import { footerCord, type CordSpec, toHandset } from '../../cord/lengths.ts';

export const nextPageCord: CordSpec = {
  ...footerCord,
  from: () => ['[data-jack="next-page"]'],
  path: (from, to, layout, width) => [
    from,
    { x: from.x, y: from.y + 50 },
    ...toHandset(from, to, layout, width),
  ],
};
