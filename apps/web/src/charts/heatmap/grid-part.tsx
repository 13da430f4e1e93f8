import type { ComponentProps } from 'react';

interface GridPartProps extends ComponentProps<'div'> {
  role: 'grid' | 'row' | 'rowheader' | 'columnheader' | 'gridcell';
}

/** A part of a grid by its role: a <table> can't hold rows and cells that stand where they are put. */
export function GridPart({ role, ...props }: GridPartProps) {
  return <div role={role} {...props} />;
}
