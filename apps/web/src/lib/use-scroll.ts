import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { decoded } from './decoded.ts';

const positions = new Map<string, number>();

/** A new page starts at its top or glides to its anchor; going back returns to where the reader was. */
export function useScroll(): void {
  const { key, hash } = useLocation();
  const how = useNavigationType();

  useLayoutEffect(() => {
    const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)) ?? '');
    const before = how === 'POP' ? positions.get(key) : undefined;
    if (before !== undefined) window.scrollTo(0, before);
    else if (target !== null) target.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth' });
    else if (how !== 'POP') window.scrollTo(0, 0);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, hash, how]);
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
