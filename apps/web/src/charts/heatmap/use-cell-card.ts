import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useState } from 'react';
import type { GridPlace } from './grid-keys.ts';

export interface ShownCell {
  readonly at: GridPlace;
  readonly cell: DOMRect;
  readonly frame: DOMRect;
}

/** Which cell's card shows: the one under the pointer, with the focus, or tapped. */
export function useCellCard(frame: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<ShownCell | null>(null);
  const show = useCallback(
    (target: EventTarget) => {
      const cell = cellOf(target);
      const bounds = frame.current?.getBoundingClientRect();
      if (!cell || !bounds) return setShown(null);
      setShown({ at: cell.at, cell: cell.element.getBoundingClientRect(), frame: bounds });
    },
    [frame],
  );
  return {
    shown,
    hide: useCallback(() => setShown(null), []),
    show,
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !isCard(target)) show(target);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setShown(null),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && show(target),
    onBlur: ({ relatedTarget }: FocusEvent) => !isCard(relatedTarget) && setShown(null),
  };
}

const isCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-heat-card]') !== null;

/** A cell of figures, not a heading. */
export function cellOf(target: EventTarget): { element: Element; at: GridPlace } | null {
  const element = target instanceof Element ? target.closest('[data-at]') : null;
  const at = placeOf(element);
  return element && at && at.row > 0 && at.column > 0 ? { element, at } : null;
}

export function placeOf(element: Element | null): GridPlace | null {
  const [row, column] = (element?.getAttribute('data-at') ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}
