import { type RefObject, useLayoutEffect } from 'react';

const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue;

/**
 * Hears what was typed or chosen before React took the page over: hydration leaves it in the field, and the next render
 * would overwrite it. The same holds for what the browser itself puts back after a reload.
 * @param root whose fields are looked at, once
 * @param take is called for each that has another value than it was prerendered with
 */
export function useEarlyInput(
  root: RefObject<HTMLElement | null>,
  take: (field: HTMLInputElement) => void,
): void {
  useLayoutEffect(() => {
    const fields = root.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [];
    for (const field of fields) if (isChanged(field)) take(field);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only hydration finds a value that React did not set
  }, []);
}
