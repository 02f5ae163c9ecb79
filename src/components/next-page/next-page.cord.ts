/** From the jack under the link to the next page, down to the footer's handset. */
import { beside, type CordSpec, jack } from '../../cord/cord-spec.ts';
import { footerCord, toHandset } from '../footer/footer.cord.ts';

export const nextPageCord: CordSpec = {
  ...footerCord,
  name: 'next-page',
  from: () => [jack('next-page')],
  path: (course) => [course.from, beside(course.from, 0, 50), ...toHandset(course)],
};
