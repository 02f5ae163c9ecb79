/** The cases that must work in every browser. */
import type { Setting } from '../driver.ts';
import type { Visitor } from '../visitor.ts';
import { dialogCases } from './dialogs.ts';
import { preferenceCases } from './preferences.ts';
import { routeCases } from './routes.ts';
import { scrollingCases } from './scrolling.ts';

export type Case = {
  name: string;
  /** The browser's setting for it; `plain` by default. */
  in?: Setting;
  /** The ability that an engine needs for it. */
  needs?: 'print';
  run(visitor: Visitor): Promise<void>;
};

export const cases: Case[] = [...routeCases, ...dialogCases, ...scrollingCases, ...preferenceCases];
