type Move = Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>;

/** Whether the mouse itself has moved: a page that scrolls, turns or glides under a resting mouse fires events, too. */
export const isMoved = ({ pointerType, movementX, movementY }: Move): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
