import type { MouseEvent } from 'react';

/** Whether a press follows a link of the site in this tab, be it to the page on screen: the router has taken it over. */
export const followsLink = ({ defaultPrevented, target }: MouseEvent): boolean =>
  defaultPrevented && target instanceof Element && target.closest('a') !== null;
