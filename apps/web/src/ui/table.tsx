import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface TableProps {
  caption: ReactNode;
  /** For tables whose heading stands right above them. */
  hideCaption?: boolean;
  /** Phone: `scroll` sideways with the first column in view, or `stack` rows into cards (cells carry data-label). */
  narrow?: 'scroll' | 'stack';
  /** Gives the table a height of its own, within which the header stays in view. */
  tall?: boolean;
  className?: string;
  /** thead and tbody. Cells of numbers have class `num`; the first cell of a row is a `th scope="row"`. */
  children: ReactNode;
}

export function Table({ caption, hideCaption, narrow = 'scroll', tall, className, children }: TableProps) {
  const id = useId();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll what overflows.
      tabIndex={0}
      aria-labelledby={id}
      className={cx(
        'data-frame',
        // Cards are read down the page; a window within it would hide where they end.
        tall && (narrow === 'stack' ? 'md:max-h-[70vh] md:overflow-y-auto' : 'max-h-[70vh] overflow-y-auto'),
        narrow === 'stack' && 'data-stack',
        className,
      )}
    >
      <table className="data-table">
        <caption id={id} className={hideCaption ? 'sr-only' : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
