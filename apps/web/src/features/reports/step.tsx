import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { useArrival } from '../../lib/use-arrival.ts';

interface StepProps {
  number: 1 | 2 | 3;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One of the three steps, with its place on the way. */
export function Step({ number, title, note, children }: StepProps) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  // The first stands below the heading of the screen, which comes with it.
  useArrival(place, number === 1 ? null : id);
  return (
    <section ref={place} aria-labelledby={id} className="pb-8">
      <p className="text-note text-ink-soft tabular-nums">
        <Trans>Step {number} of 3</Trans>
      </p>
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-read text-ui text-ink-soft">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
