import { type RefObject, useLayoutEffect } from 'react';

type Field = Pick<HTMLInputElement, 'type' | 'value' | 'checked'>;

const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue;

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('input:enabled')];

/** Names a field alike in the prerendered page and in the one that React may put in its place. */
function nameOf(field: HTMLInputElement): string {
  const { type, name } = field;
  const line = field.closest<HTMLElement>('[data-line]')?.dataset.line;
  return [line, type, name, type === 'checkbox' || type === 'radio' ? field.value : ''].join('/');
}

/** Fields that were changed before React took the page over, and the one that has the focus, by name. */
const early = new Map<string, Field>();
let focused = '';

/**
 * Notes what was typed and chosen so far. To be called before React takes the page over: where a browser's extension has
 * changed the page, React throws the fields away with what is in them.
 */
export function keepEarlyInput(): void {
  for (const field of fieldsIn(document)) {
    const { type, value, checked } = field;
    if (isChanged(field)) early.set(nameOf(field), { type, value, checked });
    if (field === document.activeElement) focused = nameOf(field);
  }
}

/**
 * Hears what was typed or chosen before React took the page over: hydration leaves it in the field, and the next render
 * would overwrite it. The same holds for what the browser itself puts back after a reload.
 * @param root whose fields are looked at, once
 * @param take is called for each that has another value than it was prerendered with
 */
export function useEarlyInput(root: RefObject<HTMLElement | null>, take: (field: Field) => void): void {
  useLayoutEffect(() => {
    if (!root.current) return;
    for (const field of fieldsIn(root.current)) {
      const name = nameOf(field);
      const kept = isChanged(field) ? field : early.get(name);
      early.delete(name);
      if (kept) take(kept);
      if (name === focused && document.activeElement === document.body) field.focus({ preventScroll: true });
      if (name === focused) focused = '';
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only hydration finds a value that React did not set
  }, []);
}
