import { movedAfterFirstFrame } from '../../support/first-frame.ts';
import { expect, motionReady, open, test } from '../../support/site.ts';

test('what is shown first of a new page is where it stays', async ({ page }) => {
  await open(page, '/services');
  await motionReady(page);
  // Its heading stands at the foot of a panel that the conversation fills; its columns are long; its sections are short.
  for (const path of ['/services/chatbots', '/resources/blog', '/resources/team'])
    expect.soft(await movedAfterFirstFrame(page, path), path).toEqual([]);
});
