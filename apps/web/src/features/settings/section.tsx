import { type ReactNode, useId } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { useLedTo } from './use-led-to.ts';

interface SectionProps {
  /** What a link leads to, which then opens its fold. */
  id?: string;
  title: string;
  note?: ReactNode;
  /** What can be done with the whole of it. */
  action?: ReactNode;
  /** What opens the rest, where most people need not see it. */
  fold?: string;
  children: ReactNode;
}

/** One thing that can be set, between hairlines. */
export function Section({ id: anchor, title, note, action, fold, children }: SectionProps) {
  const id = useId();
  const { ref, isLedTo } = useLedTo(anchor);
  return (
    <section
      ref={ref}
      id={anchor}
      aria-labelledby={id}
      className="border-t py-5 first:border-t-0 first:pt-0 last:pb-0 [&_tbody_tr:last-child]:border-b-0 md:[&_tbody_tr:last-child>*]:border-b-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-read">
          <h2 id={id} className="text-h4">
            {title}
          </h2>
          {note && <p className="mt-1 text-ui text-ink-soft">{note}</p>}
        </div>
        {action}
      </div>
      {fold === undefined ? (
        <div className="mt-4 empty:hidden">{children}</div>
      ) : (
        <Fold label={fold} isOpen={isLedTo}>
          <div className="mt-2">{children}</div>
        </Fold>
      )}
    </section>
  );
}
