/** From the jack under the line that leads on, down to the footer's handset. */
import { footerCord, type Length, toHandset } from '../../cord/lengths.ts';

export const onwardCord: Length = {
  ...footerCord,
  from: () => ['[data-jack="onward"]'],
  way: (from, to, layout, width) => [
    from,
    { x: from.x, y: from.y + 50 },
    ...toHandset(from, to, layout, width),
  ],
};
