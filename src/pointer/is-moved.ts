import type { PointerEvent } from 'react';

/** Whether the mouse itself has moved: a page that scrolls, turns or glides under a resting one may say so, too. */
export const isMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
