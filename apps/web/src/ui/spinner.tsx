import { cx } from './cx.ts';
import { RunningLine } from './running-line.tsx';

interface SpinnerProps {
  /** What is being waited for; read out, and shown beside the line unless `quiet`. */
  label: string;
  quiet?: boolean;
  className?: string;
}

export function Spinner({ label, quiet = false, className }: SpinnerProps) {
  return (
    <span role="status" className={cx('inline-flex items-center gap-3 text-ui text-ink-soft', className)}>
      <RunningLine className="w-12" />
      <span className={quiet ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}
