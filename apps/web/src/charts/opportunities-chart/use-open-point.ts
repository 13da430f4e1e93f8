import { type RefObject, useEffect, useState } from 'react';
import { useTour } from './use-tour.ts';

interface OpenPoint {
  readonly open: number | null;
  readonly touring: boolean;
  readonly toggle: (index: number) => void;
  readonly close: () => void;
}

/**
 * Which point's popup shows. A click on a point shows or hides its own, a click anywhere else and Escape hide it,
 * and each of them ends the tour.
 */
export function useOpenPoint(
  chart: RefObject<HTMLElement | null>,
  count: number,
  tour: number | null,
): OpenPoint {
  const [open, setOpen] = useState<number | null>(null);
  const { touring, stop } = useTour({ chart, count, period: tour, show: setOpen });

  useEffect(() => {
    if (open === null && !touring) return;
    function onClick({ target }: MouseEvent) {
      stop();
      const own = target instanceof Element && target.closest('[data-keeps-popup]');
      if (!own || !chart.current?.contains(own)) setOpen(null);
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      stop();
      setOpen(null);
    }
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [chart, open, touring, stop]);

  return {
    // Fewer points than before: what was open may be gone.
    open: open !== null && open < count ? open : null,
    touring,
    toggle(index) {
      stop();
      setOpen((current) => (current === index ? null : index));
    },
    close: () => setOpen(null),
  };
}
