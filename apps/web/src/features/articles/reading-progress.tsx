import { type RefObject, useEffect, useRef } from 'react';

/** A line across the top of the screen that grows with what has been read. Ornament: a screen reader has its own. */
export function ReadingProgress({ body }: { body: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: view()')) return;
    const draw = () => {
      const box = body.current?.getBoundingClientRect();
      if (!box || !bar.current) return;
      const share = Math.min(1, Math.max(0, -box.top / (box.height - innerHeight)));
      bar.current.style.transform = `scaleX(${share})`;
    };
    draw();
    addEventListener('scroll', draw, { passive: true });
    return () => removeEventListener('scroll', draw);
  }, [body]);
  return <div ref={bar} className="article-progress" aria-hidden="true" />;
}
