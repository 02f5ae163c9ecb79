/** In from the right, unplugged: its plug lies beside the jack. */
import { beside, between, type CordSpec, jack } from '../../cord/cord-spec.ts';

export const privacyCord: CordSpec = {
  name: 'privacy',
  to: [jack('unplugged')],
  connected: false,
  path({ to, right, layout }) {
    const aside = beside(to, layout === 'phone' ? 40 : 96, 0);
    return [
      beside(right, 50, -96),
      beside(right, -12, -78),
      between(aside, right, 0.42, -46),
      beside(aside, 12, -30),
      beside(aside, 0, 14),
      beside(aside, -4, 58),
    ];
  },
};
