import { type RefObject, useLayoutEffect } from 'react';

type Field = Pick<HTMLInputElement, 'type' | 'value' | 'checked'>;

const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue;

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('input:enabled')];

/** A field's name, the same in the prerendered page and in the one that React may put in its place. */
function nameOf(field: HTMLInputElement): string {
  const { type, name } = field;
  const line = field.closest<HTMLElement>('[data-line]')?.dataset.line;
  return [line, type, name, type === 'checkbox' || type === 'radio' ? field.value : ''].join('/');
}

/** The fields changed before hydration, by name, and the name of the focused one. */
const early = new Map<string, Field>();
let focused = '';

/**
 * Notes early input. Call it before hydration: if an extension has changed the page, React throws the fields
 * away with their contents.
 */
export function keepEarlyInput(): void {
  for (const field of fieldsIn(document)) {
    const { type, value, checked } = field;
    if (isChanged(field)) early.set(nameOf(field), { type, value, checked });
    if (field === document.activeElement) focused = nameOf(field);
  }
}

/**
 * Reports input from before hydration. Hydration leaves it in the field, but the next render would overwrite
 * it. The same holds for values that the browser restores after a reload.
 * @param root contains the fields, which are read once
 * @param take receives each field whose value differs from the prerendered one
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
