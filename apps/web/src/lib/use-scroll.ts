import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { decoded } from './decoded.ts';
import { holdInView } from './hold-in-view.ts';

const positions = new Map<string, number>();

/**
 * A new page starts at its top or glides to its anchor; going back returns to where the reader was. What a screen writes
 * into its own address, a filter or a page of a table, moves nothing.
 */
export function useScroll(): void {
  const { key, hash, pathname, search } = useLocation();
  const how = useNavigationType();
  const last = useRef({ pathname, search });

  useLayoutEffect(() => {
    const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)) ?? '');
    // Entries that plain links to anchors have made share one key.
    const entry = key + hash;
    const before = how === 'POP' ? positions.get(entry) : undefined;
    const isSameScreen = last.current.pathname === pathname && last.current.search !== search;
    last.current = { pathname, search };
    let release: (() => void) | undefined;
    if (before !== undefined) window.scrollTo(0, before);
    else if (target !== null) {
      target.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth' });
      release = holdInView(target);
    } else if (how !== 'POP' && !isSameScreen) window.scrollTo(0, 0);
    // The browser jumps to an anchor, and back, before the router hears of it.
    const remember = () => {
      if (window.location.hash === hash) positions.set(entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      release?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, hash, how, pathname, search]);
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
