/** Tells a press that is meant from a drag that selects words or ends elsewhere than it began, and from the rest of a double click. */

type Ends = readonly [Node | null, number, Node | null, number] | null;

/** The last press: its place, and the selection when it began. */
let began: { target: EventTarget | null; x: number; y: number; selected: Ends } | null = null;
/** Whether it has just ended: a click by key or by script follows no press. */
let hasEnded = false;

/** px that a hand may tremble between down and up. */
const TREMBLE = 4;

function selectedNow(): Ends {
  const now = getSelection();
  return now?.type === 'Range' ? [now.anchorNode, now.anchorOffset, now.focusNode, now.focusOffset] : null;
}

/** Whether the press that ends here has selected words. */
function hasSelected(x: number, y: number): boolean {
  if (!began || Math.hypot(x - began.x, y - began.y) <= TREMBLE) return false;
  const { selected: before } = began;
  return selectedNow()?.some((end, index) => end !== before?.[index]) ?? false;
}

/** The pressable element of the last click. */
let pressed: Element | null = null;
/** The browser presses these by Enter. */
const KEYED = 'a, button, summary';
const PRESSABLE = `${KEYED}, dialog, [data-press]`;

/** True for the second press of a double click that falls on something else than the first, which has taken that away. */
function isAfterthought({ detail, target, isTrusted }: MouseEvent): boolean {
  const last = pressed;
  pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
  // An early press that is repeated by script may be a second one, whose first was not heard.
  return isTrusted && detail > 1 && pressed !== last;
}

/**
 * Nobody hears three of the browser's clicks: the one on what holds both ends of a selection, as selecting words is not
 * pressing; the second of a double click on what its first has uncovered, such as a card beneath the Close of a dialog; and
 * those of an Enter that is held, which would press whatever has taken the focus meanwhile.
 */
export function ignoreUnmeant(): void {
  const early = { capture: true };
  addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y }) => {
      began = { target, x, y, selected: selectedNow() };
      hasEnded = false;
    },
    early,
  );
  addEventListener(
    'pointerup',
    () => {
      hasEnded = true;
    },
    early,
  );
  addEventListener(
    'click',
    (event) => {
      // `detail` is 0 for a click by key, which may follow a press that had none, such as one of the middle button.
      const isDrag = hasEnded && event.detail > 0 && hasSelected(event.clientX, event.clientY);
      if (isAfterthought(event) || isDrag) {
        event.preventDefault();
        event.stopPropagation();
      }
      hasEnded = false;
    },
    early,
  );
  addEventListener(
    'keydown',
    (event) => {
      const isHeld = event.repeat && event.key === 'Enter';
      if (isHeld && event.target instanceof Element && event.target.closest(KEYED)) event.preventDefault();
    },
    early,
  );
}

/** Whether a click began and ended on the element itself, on nothing within it. */
export const isOnItself = (element: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
  began?.target === element && document.elementFromPoint(clientX, clientY) === element;

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  nativeEvent: Pick<KeyboardEvent, 'isComposing'>;
};

/** Whether a key that we answer has another meaning now: with a modifier, or while a word is being composed of it. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: Key): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing;

type Press = Pick<MouseEvent, 'target' | 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Presses a link for a press beside it, with the same keys and the same button: it opens where the visitor wants it. */
export function pressLink(link: HTMLAnchorElement | null, { target, button, ...keys }: Press): void {
  if (!link || button > 1 || !(target instanceof Node) || link.contains(target)) return;
  const { altKey, shiftKey, metaKey } = keys;
  const ctrlKey = keys.ctrlKey || button === 1;
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey }),
  );
}
