import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

interface PartProps {
  id: string;
  /** What was found, in plain words. */
  sentence: ReactNode;
  /** What the figures are, and how to read them. */
  note?: ReactNode;
  /** What can be done with this part, such as taking it along as a file. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of the page: its sentence, then the picture that proves it. */
export function Part({ id, sentence, note, actions, className, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx('scroll-mt-20 border-t py-8 print:break-inside-avoid', className)}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-narrow flex-1 basis-80">
          <h2 id={`${id}-title`} className="text-h4">
            {sentence}
          </h2>
          {note && <p className="mt-1.5 text-ui text-ink-soft">{note}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      <div className="mt-5">{children}</div>
    </section>
  );
}
