/** Cases that must work in every browser, said once. */
import type { Setting } from '../driver.ts';
import type { Visitor } from '../visitor.ts';
import { dialogCases } from './dialogs.ts';
import { preferenceCases } from './preferences.ts';
import { routeCases } from './routes.ts';
import { scrollingCases } from './scrolling.ts';

export type Case = {
  name: string;
  /** How the browser is set for it; plain where nothing is said. */
  in?: Setting;
  /** Only where the engine can. */
  needs?: 'print';
  run(visitor: Visitor): Promise<void>;
};

export const cases: Case[] = [...routeCases, ...dialogCases, ...scrollingCases, ...preferenceCases];
