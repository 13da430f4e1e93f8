import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

interface ContentsProps {
  parts: readonly { readonly id: string; readonly name: string }[];
}

/** How far down the window a part has to reach to be the one that is read. */
const READ_AT = 0.35;
/** What a reader does to move on; a click on a part is noted after the pointer came down. */
const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The parts of a long page: stays in view and says where its reader is. */
export function Contents({ parts }: ContentsProps) {
  const { here, hold } = usePartInView(parts.map(({ id }) => id).join(' '));
  const strip = useInStrip(here);
  return (
    <nav aria-label={t`On this page`} className="sticky top-0 z-10 mt-4 mb-5 border-b bg-paper print:hidden">
      <ul
        ref={strip}
        className="relative flex gap-x-5 overflow-x-auto [scrollbar-width:none] max-lg:pr-8 max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)]"
      >
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => hold(id)}
              aria-current={id === here ? 'location' : undefined}
              className="flex min-h-10 items-center border-b-2 border-transparent text-note whitespace-nowrap text-ink-soft outline-offset-[-2px] hover:text-ink aria-[current]:border-link aria-[current]:font-medium aria-[current]:text-ink pointer-coarse:min-h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the strip is wider than the screen: what is being read stays in view there as well. */
function useInStrip(here: string | undefined) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = here === undefined ? null : strip.current?.querySelector<HTMLElement>(`[href="#${here}"]`);
    if (!link || !strip.current) return;
    const { clientWidth } = strip.current;
    strip.current.scrollTo({ left: link.offsetLeft - (clientWidth - link.offsetWidth) / 2 });
  }, [here]);
  return strip;
}

/** The last of them that has come up to where one reads; at the end of the page, the one that was asked for. */
function usePartInView(ids: string): { here: string | undefined; hold: (id: string) => void } {
  /** What was gone to stays in view while parts above it arrive, until the reader moves on. */
  const held = useRef<string | null>(null);
  const [here, setHere] = useState<string>();
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      setHere(held.current ?? partInView(ids.split(' ')));
    }
    const onChange = () => {
      frame ||= requestAnimationFrame(look);
    };
    // A part that arrives moves those below it, and no one has scrolled.
    const observer = new ResizeObserver(() => {
      if (held.current !== null)
        document.getElementById(held.current)?.scrollIntoView({ behavior: 'instant' });
      onChange();
    });
    observer.observe(document.body);
    const letGo = () => {
      held.current = null;
    };
    // Also by a link elsewhere on the page.
    const onJump = () => {
      const id = location.hash.slice(1);
      if (!ids.split(' ').includes(id)) return;
      held.current = id;
      onChange();
    };
    addEventListener('hashchange', onJump);
    addEventListener('scroll', onChange, { passive: true });
    for (const type of byHand) addEventListener(type, letGo, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('hashchange', onJump);
      removeEventListener('scroll', onChange);
      for (const type of byHand) removeEventListener(type, letGo);
    };
  }, [ids]);
  return {
    here,
    hold: (id) => {
      held.current = id;
    },
  };
}

function partInView(ids: readonly string[]): string | undefined {
  const topOf = (id: string) =>
    document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const asked = location.hash.slice(1);
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
  if (isAtEnd && scrollY > 0) return ids.includes(asked) && topOf(asked) < innerHeight ? asked : ids.at(-1);
  return ids.filter((id) => topOf(id) < innerHeight * READ_AT).at(-1) ?? ids[0];
}
