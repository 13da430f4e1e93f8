import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../grid.tsx';
import type { Size } from '../use-size.ts';
import { placePopup } from './place-popup.ts';

interface PopupProps {
  at: Place;
  chart: Size;
  title: string;
  children: ReactNode;
}

/** What is said about a point, beside it. Its real size is asked for before it is painted. */
export function Popup({ at, chart, title, children }: PopupProps) {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 250, height: 120 });
  // After every rendering: another point's words have another height.
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = element.current as HTMLDivElement;
    setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
  });
  const { x, y } = placePopup(at, size, chart);
  return (
    <div
      ref={element}
      data-keeps-popup
      style={{ transform: `translate(${x}px, ${y}px)` }}
      className="absolute top-0 left-0 min-h-30 w-62.5 max-w-[calc(100%-20px)] rounded border bg-raised px-4 py-3 shadow-float"
    >
      <p className="text-ui font-semibold">{title}</p>
      <div className="mt-1 text-note text-ink-soft">{children}</div>
    </div>
  );
}
