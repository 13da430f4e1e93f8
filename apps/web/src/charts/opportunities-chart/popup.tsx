import type { Place } from '@fourfold/contract/spread';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../use-size.ts';
import { placePopup } from './place-popup.ts';

interface PopupProps {
  at: Place;
  chart: Size;
  /** The other points, to be left in view where that can be. */
  others: readonly Place[];
  title: string;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Handed to a state: the same size again is no change. */
const sizeOf = (element: HTMLElement | null) => (known: Size) => {
  const [width, height] = [element?.offsetWidth ?? known.width, element?.offsetHeight ?? known.height];
  return known.width === width && known.height === height ? known : { width, height };
};

/** What is said about a point, beside it. Its real size is asked for before it is painted. */
export function Popup({ at, chart, others, title, onKeyDown, children }: PopupProps) {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 250, height: 120 });
  // After every rendering: another point's words have another height.
  useLayoutEffect(() => setSize(sizeOf(element.current)));
  // And the reader may choose larger letters while it stands there.
  useEffect(() => {
    const observer = new ResizeObserver(() => setSize(sizeOf(element.current)));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  const { x, y } = placePopup(at, size, chart, others);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Tab from what is inside it
    <div
      ref={element}
      data-popup
      onKeyDown={onKeyDown}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      className="absolute top-0 left-0 min-h-30 w-62.5 max-w-[calc(100%-20px)] rounded border bg-raised px-4 py-3 shadow-float"
    >
      <p className="text-ui font-medium">{title}</p>
      <div className="mt-1 text-note text-ink-soft">{children}</div>
    </div>
  );
}
