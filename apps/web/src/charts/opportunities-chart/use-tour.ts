import { type RefObject, useCallback, useEffect, useState } from 'react';

interface TourOptions {
  chart: RefObject<HTMLElement | null>;
  count: number;
  /** Milliseconds a point; null for no tour. */
  period: number | null;
  show: (index: number | null) => void;
}

/**
 * Shows each point in turn, once, and then none. It waits until the chart is in view, holds while the page is
 * hidden, and does not begin for anyone who wants less motion.
 */
export function useTour({ chart, count, period, show }: TourOptions): { touring: boolean; stop: () => void } {
  const [ended, setEnded] = useState(false);
  const [seen, setSeen] = useState(false);
  const wanted = period !== null && count > 0 && !ended;
  const stop = useCallback(() => setEnded(true), []);

  useEffect(() => {
    if (!wanted || !chart.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: 0.5,
    });
    observer.observe(chart.current);
    return () => observer.disconnect();
  }, [chart, wanted]);

  const touring = wanted && seen;
  useEffect(() => {
    if (!touring || period === null) return;
    let at = 0;
    show(0);
    const timer = setInterval(() => {
      if (document.hidden) return;
      at += 1;
      show(at < count ? at : null);
      if (at >= count) setEnded(true);
    }, period);
    return () => clearInterval(timer);
  }, [touring, period, count, show]);

  return { touring, stop };
}
