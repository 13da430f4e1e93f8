import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

interface ContentsProps {
  parts: readonly { readonly id: string; readonly name: string }[];
}

/** How far down the window a part has to reach to be the one that is read. */
const READ_AT = 0.35;

/** The parts of a long page: stays in view and says where its reader is. */
export function Contents({ parts }: ContentsProps) {
  const here = usePartInView(parts.map(({ id }) => id).join(' '));
  return (
    <nav
      aria-label={t`On this page`}
      className="sticky top-0 z-10 mt-4 mb-5 overflow-x-auto border-b bg-paper [scrollbar-width:none] print:hidden"
    >
      <ul className="flex gap-x-5">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
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

/** The last of them that has come up to where one reads; at the end of the page, the last. */
function usePartInView(ids: string): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const all = ids.split(' ');
      const reached = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight * READ_AT;
      });
      setHere(reached.at(-1) ?? all[0]);
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [ids]);
  return here;
}
