import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { decoded } from './decoded.ts';
import { holdInView } from './hold-in-view.ts';
import { tryAsItGrows } from './try-as-it-grows.ts';

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
    // Entries that plain links to anchors have made share one key.
    const entry = key + hash;
    const before = how === 'POP' ? positions.get(entry) : undefined;
    const isSameScreen = last.current.pathname === pathname && last.current.search !== search;
    last.current = { pathname, search };
    const endings: (() => void)[] = [];
    if (before !== undefined) {
      endings.push(
        tryAsItGrows(() => {
          window.scrollTo(0, before);
          return Math.abs(window.scrollY - before) < 2;
        }),
      );
    } else {
      const target = () => (hash === '' ? null : document.getElementById(decoded(hash.slice(1)) ?? ''));
      if (target() === null && how !== 'POP' && !isSameScreen) window.scrollTo(0, 0);
      if (hash !== '') endings.push(tryAsItGrows(() => glideTo(target(), endings)));
    }
    // The browser jumps to an anchor, and back, before the router hears of it.
    const remember = () => {
      if (window.location.hash === hash) positions.set(entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      for (const end of endings) end();
      window.removeEventListener('scroll', remember);
    };
  }, [key, hash, how, pathname, search]);
}

function glideTo(target: Element | null, endings: (() => void)[]): boolean {
  if (target === null) return false;
  target.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth' });
  endings.push(holdInView(target));
  return true;
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
