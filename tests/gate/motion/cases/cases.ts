/**
 * Every scene and pointer effect with its arithmetic. Each movement's values, times and ease are typed here from the
 * choreography's table; the tuned numbers are the scene's own, and only the specification's are typed by hand.
 */
import type { Case } from './case.ts';
import { components } from './components.ts';
import { demos } from './demos.ts';
import { dialogs } from './dialogs.ts';
import { effects } from './effects.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';

export const cases: Case[] = [...home, ...components, ...dialogs, ...demos, ...pages, ...effects];
