import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The ids that are open at first. */
  open?: readonly string[];
  className?: string;
}

/** Each item toggles by itself, also before or without JavaScript, and a search in the page finds what is closed. */
export function Accordion({ items, open = [], className }: AccordionProps) {
  return (
    <div className={cx('border-t', className)}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} open={open.includes(id)} className="unfold border-b">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 hover:text-link">
            <h3 className="text-h4">{title}</h3>
            <span
              aria-hidden="true"
              className="relative size-3.5 shrink-0 before:absolute before:inset-x-0 before:top-1/2 before:-mt-px before:h-[1.5px] before:bg-ink after:absolute after:inset-y-0 after:left-1/2 after:-ml-px after:w-[1.5px] after:bg-ink after:transition-transform after:duration-quick unfolded:after:scale-y-0"
            />
          </summary>
          <div className="max-w-read pb-6 text-body text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
