import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface BandSectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** On the darker paper, so that neighbours can be told apart. */
  sunk?: boolean;
  className?: string;
  children: ReactNode;
}

/** One band of a public page: a heading, a sentence under it, and what it is about. */
export function BandSection({ id, title, lead, sunk = false, className, children }: BandSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx('scroll-mt-4 border-t', sunk && 'bg-sunk', className)}
    >
      <div className="page py-16 md:py-24">
        <h2 id={`${id}-title`} className="max-w-[24ch] text-h2">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-read text-lead text-ink-soft">{lead}</p>}
        <div className="mt-10 md:mt-12">{children}</div>
      </div>
    </section>
  );
}
