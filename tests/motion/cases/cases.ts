/**
 * Every scene with its arithmetic, typed from the choreography's table and each scene's starting values, not imported
 * from them: a number that is changed in a scene has to be changed here too.
 */
import type { Case } from './case.ts';
import { dialogs } from './dialogs.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';

export const cases: Case[] = [...home, ...dialogs, ...pages];
