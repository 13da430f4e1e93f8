import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

interface StepProps {
  number: 1 | 2 | 3;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One of the three steps, with its place on the way. */
export function Step({ number, title, note, children }: StepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pb-8">
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
