import { GridPart } from './grid-part.tsx';

interface CornerProps {
  label: string;
  width: number;
  active: boolean;
}

/** Above the names of the rows: what they are. */
export function Corner({ label, width, active }: CornerProps) {
  return (
    <GridPart
      role="columnheader"
      aria-colindex={1}
      data-at="0:0"
      tabIndex={active ? 0 : -1}
      className="sticky left-0 z-1 flex h-full items-end bg-paper pb-2 text-note text-ink-soft outline-offset-[-2px]"
      style={{ width }}
    >
      {label}
    </GridPart>
  );
}
