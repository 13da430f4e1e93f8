import { type RefObject, useCallback, useEffect, useState } from 'react';

interface TourOptions {
  chart: RefObject<HTMLElement | null>;
  count: number;
  /** Milliseconds a point; null for no tour. */
  period: number | null;
  show: (index: number | null) => void;
}

interface Tour {
  readonly touring: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Shows each point in turn, once, and then none. By itself it begins when the chart is in view, but not for anyone who
 * wants less motion; it holds while the page is hidden.
 */
export function useTour({ chart, count, period, show }: TourOptions): Tour {
  const [state, setState] = useState<'waiting' | 'on' | 'over'>('waiting');
  const isWanted = period !== null && count > 0;
  const waits = isWanted && state === 'waiting';
  const touring = isWanted && state === 'on';
  const start = useCallback(() => setState('on'), []);
  const stop = useCallback(() => setState('over'), []);

  useEffect(() => {
    if (!waits || !chart.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
      threshold: 0.5,
    });
    observer.observe(chart.current);
    return () => observer.disconnect();
  }, [chart, waits, start]);

  useEffect(() => {
    if (!touring || period === null) return;
    let at = 0;
    show(0);
    const timer = setInterval(() => {
      if (document.hidden) return;
      at += 1;
      show(at < count ? at : null);
      if (at >= count) stop();
    }, period);
    return () => clearInterval(timer);
  }, [touring, period, count, show, stop]);

  return { touring, start, stop };
}
