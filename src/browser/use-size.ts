import { type RefObject, useEffect, useState } from 'react';

/** An element's size without its border and padding, px; 0 × 0 until it is known. */
export type Size = { width: number; height: number };

export function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
