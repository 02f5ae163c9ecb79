type Move = Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>;

/** Whether the mouse itself has moved: under a resting one a page that scrolls, turns or glides makes it enter and move, too. */
export const isMoved = ({ pointerType, movementX, movementY }: Move): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
