import { type RefObject, useEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large an element is, once there is a browser to ask: until then what is `assumed`. */
export function useSize(element: RefObject<Element | null>, assumed: Size): Size {
  const [size, setSize] = useState(assumed);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
