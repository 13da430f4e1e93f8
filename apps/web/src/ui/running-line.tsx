import { cx } from './cx.ts';

/** Work of unknown length: a dot that goes to and fro on its line, in the colour of the text around it. */
export function RunningLine({ className }: { className?: string }) {
  return (
    <span className={cx('block h-1', className)} aria-hidden="true">
      {/* The dot’s carrier is as wide as the line, and would widen the page with it. */}
      <span className="relative block h-full overflow-hidden before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-current before:opacity-35">
        <span className="absolute inset-0 animate-run before:absolute before:inset-y-0 before:left-0 before:w-1 before:rounded-full before:bg-current forced-colors:before:bg-[ButtonText]" />
      </span>
    </span>
  );
}
