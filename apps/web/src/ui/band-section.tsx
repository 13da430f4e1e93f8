import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface BandSectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** On the darker paper, so that neighbours can be told apart. */
  sunk?: boolean;
  /** The heading stands beside what it is about, where there is room. */
  split?: boolean;
  children: ReactNode;
}

/** One band of a public page: a heading, a sentence under it, and what it is about. */
export function BandSection({ id, title, lead, sunk = false, split = false, children }: BandSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx('scroll-mt-4 border-t', sunk && 'bg-sunk')}
    >
      <div
        className={cx(
          'page grid gap-x-16 gap-y-10 py-16 md:gap-y-12 md:py-24',
          split && 'lg:grid-cols-[1fr_1.6fr]',
        )}
      >
        <div>
          <h2 id={`${id}-title`} className="max-w-[24ch] text-h2">
            {title}
          </h2>
          {lead && <p className="mt-4 max-w-read text-lead text-ink-soft">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
