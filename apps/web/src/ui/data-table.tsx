import type { ComponentProps } from 'react';

/** Markdown's table in a frame that scrolls on its own, so that a wide one doesn't push the page out of the screen. */
export function DataTable(props: ComponentProps<'table'>) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard can't scroll what overflows.
      tabIndex={0}
      className="article-table"
    >
      <table {...props} />
    </div>
  );
}
