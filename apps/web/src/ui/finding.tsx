import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface FindingProps {
  /** What was found, in one sentence. */
  sentence: ReactNode;
  /** The name of the part, where what was found takes more than a heading can hold. */
  title?: ReactNode;
  /** How sure, and from whom: a claim has its number. */
  sure: ReactNode;
  level?: 'h2' | 'h3';
  /** The means to look closer: links and buttons. */
  closer?: ReactNode;
  className?: string;
  /** The one picture that proves it. */
  children: ReactNode;
}

/** The shape of everything that a dashboard says: sentence, certainty, picture, way to look closer. */
export function Finding({
  sentence,
  title,
  sure,
  level: Heading = 'h2',
  closer,
  className,
  children,
}: FindingProps) {
  return (
    <section className={cx('border-t pt-6', className)}>
      <Heading
        className={cx(
          'max-w-narrow',
          Heading === 'h3' ? 'text-h4' : title === undefined ? 'text-h3' : 'text-h4 sm:text-h3',
        )}
      >
        {title ?? sentence}
      </Heading>
      {title !== undefined && <p className="mt-1 max-w-narrow max-sm:text-ui sm:text-body">{sentence}</p>}
      <p className="mt-1 max-w-narrow text-ui text-ink-soft">{sure}</p>
      <div className="mt-5">{children}</div>
      {closer && <div className="mt-4 flex flex-wrap gap-2">{closer}</div>}
    </section>
  );
}
