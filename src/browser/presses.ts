/**
 * Tells a deliberate press from a drag that selects words or ends elsewhere, and from the rest of a double
 * click.
 */

type Ends = readonly [Node | null, number, Node | null, number] | null;

/** The last press: its place, and the selection when it began. */
let began: { target: EventTarget | null; x: number; y: number; selected: Ends } | null = null;
/** Whether that press has just ended: a click by key or by script follows no press. */
let hasEnded = false;

/** Distance that a hand may tremble between down and up, px. */
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
/** Elements that Enter presses. */
const KEYED = 'a, button, summary';
const PRESSABLE = `${KEYED}, dialog, [data-press]`;

/** True for the second press of a double click if it hits another element, which the first has uncovered. */
function isAfterthought({ detail, target, isTrusted }: MouseEvent): boolean {
  const last = pressed;
  pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
  // Ignore clicks by script: a replayed early press may be a second one whose first was never heard.
  return isTrusted && detail > 1 && pressed !== last;
}

/**
 * Swallows three kinds of click that nobody means: the one after a drag that selected words; the second of a
 * double click on what the first has uncovered, such as a card beneath the Close of a dialog; and those of a
 * held Enter, which would press whatever has the focus by then.
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
      // `detail` is 0 for a click by key, which may follow a press without a click, such as the middle
      // button's.
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

/** Whether a click began and ended on the element itself, not on a child. */
export const isOnItself = (element: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
  began?.target === element && document.elementFromPoint(clientX, clientY) === element;

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  nativeEvent: Pick<KeyboardEvent, 'isComposing'>;
};

/** Whether a key belongs to the browser now: it has a modifier, or an input method is composing a word. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: Key): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing;

type Press = Pick<MouseEvent, 'target' | 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Passes a press beside a link on to the link, with the same keys and button, so it opens where the visitor
 * wants it.
 */
export function pressLink(link: HTMLAnchorElement | null, { target, button, ...keys }: Press): void {
  if (!link || button > 1 || !(target instanceof Node) || link.contains(target)) return;
  const { altKey, shiftKey, metaKey } = keys;
  const ctrlKey = keys.ctrlKey || button === 1;
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey }),
  );
}
