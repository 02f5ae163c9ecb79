/** What a section hands to its scene is checked by the compiler: the type check fails where one of these compiles. */
import { expect, test } from 'vitest';
import { useScene } from '../../../src/motion/use-scene.ts';

const root = { current: null };
const cards = () => import('../../../src/components/service-cards/services-lines.scene.ts');
const showcase = () => import('../../../src/pages/home/showcase/showcase.scene.ts');

/** Never called: a hook runs in a component only. */
export function sections() {
  useScene(root, cards, { state: { chosen: 2, was: 0 } });
  useScene(root, showcase);
  useScene(root, showcase, { playing: false });
  // @ts-expect-error -- a number that the scene does not know
  useScene(root, cards, { state: { chosen: 2, before: 0 } });
  // @ts-expect-error -- of another kind
  useScene(root, cards, { state: 'wide' });
  // @ts-expect-error -- forgotten
  useScene(root, cards);
  // @ts-expect-error -- forgotten beside another option
  useScene(root, cards, { playing: true });
  // @ts-expect-error -- a state for a scene that has none
  useScene(root, showcase, { state: 3 });
}

test('the state that a scene asks for is inferred from its record', () => {
  expect(sections).toBeTypeOf('function');
});
