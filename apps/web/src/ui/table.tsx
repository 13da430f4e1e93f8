import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface TableProps {
  caption: ReactNode;
  /** For tables whose heading stands right above them. */
  hideCaption?: boolean;
  /**
   * Where there is no room: `scroll` sideways with the first column in view, `stack` rows into cards (cells carry
   * data-label; as soon as the table itself is narrow), or `lines`: on a phone each row is two lines, whose cells say their place by `data-cell`: tick, name, state, note, menu; others go.
   */
  narrow?: 'scroll' | 'stack' | 'lines';
  className?: string;
  /** thead and tbody. Cells of numbers have class `num`; the first cell of a row is a `th scope="row"`. */
  children: ReactNode;
}

export function Table({ caption, hideCaption, narrow = 'scroll', className, children }: TableProps) {
  const id = useId();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll what overflows.
      tabIndex={0}
      aria-labelledby={id}
      className={cx('data-frame', narrow !== 'scroll' && `data-${narrow}`, className)}
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
