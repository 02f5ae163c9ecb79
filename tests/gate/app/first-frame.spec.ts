import { movedAfterFirstFrame } from '../../support/first-frame.ts';
import { expect, motionReady, open, test } from '../../support/site.ts';

test('the elements of a new page stay where its first frame shows them', async ({ page }) => {
  await open(page, '/services');
  await motionReady(page);
  // These have a heading at the foot of a panel that a conversation fills, long columns, and short sections.
  for (const path of ['/services/chatbots', '/resources/blog', '/resources/team'])
    expect.soft(await movedAfterFirstFrame(page, path), path).toEqual([]);
});
