import { cx } from './cx.ts';

interface SkeletonProps {
  /** What is being loaded, for screen readers. */
  label: string;
  /** One shape a line, as wide as the text that will stand there. */
  lines?: readonly ('short' | 'medium' | 'long')[];
  className?: string;
}

const widths = { short: 'w-1/4', medium: 'w-1/2', long: 'w-11/12' };

/** Holds the place of text, so that nothing moves when it comes. */
export function Skeleton({ label, lines = ['medium', 'long', 'long'], className }: SkeletonProps) {
  return (
    <div role="status" className={cx('grid gap-3 py-1', className)}>
      <span className="sr-only">{label}</span>
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move.
        <span key={index} className={cx('h-3 animate-wait rounded bg-line', widths[width])} />
      ))}
    </div>
  );
}
