import { useLayoutEffect, useRef, useState } from 'react';
import { BandSign } from '../../ui/band.tsx';
import { PoleMarks } from '../../ui/pole-marks.tsx';
import {
  bandWords,
  counted,
  describeCell,
  type HeatColumn,
  type HeatRow,
  likelyRange,
  sureness,
  valueAt,
} from './heat-data.ts';
import { placeCard } from './place-card.ts';

interface CellCardProps {
  row: HeatRow;
  column: HeatColumn;
  /** The cell and what the card stays inside, as places on the screen. */
  cell: DOMRect;
  frame: DOMRect;
}

/** What is behind a cell, beside it. Everything in it is also the cell's own name, so it is not read twice. */
export function CellCard({ row, column, cell, frame }: CellCardProps) {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(150);
  useLayoutEffect(() => {
    if (element.current) setHeight(element.current.offsetHeight);
  });
  const value = valueAt(row, column);
  const { x, y } = placeCard(cell, frame, { width: 272, height });
  return (
    <div
      ref={element}
      aria-hidden="true"
      data-heat-card
      style={{ transform: `translate(${x}px, ${y}px)` }}
      className="absolute top-0 left-0 z-20 w-68 rounded border bg-raised p-3.5 text-note shadow-float"
    >
      <p className="text-ui font-semibold">{row.name}</p>
      <p className="text-ink-soft">
        {column.name}
        {column.kind !== 'person' && `, ${counted(column)}`}
      </p>
      {value === null || value === 'waiting' ? (
        <p className="mt-2 text-ink-soft">{column.withheld ?? describeCell(row, column)}</p>
      ) : (
        <>
          <p className="mt-2 flex items-center gap-2">
            <span className="text-h4 tabular-nums">{Math.round(value.score)}</span>
            <BandSign band={value.band} />
            {value.band === 3 ? bandWords[3] : sureness(value)}
          </p>
          <PoleMarks
            value={value.score}
            interval={[value.low, value.high]}
            domain={[0, 200]}
            middle={100}
            tone={value.band}
            small
            className="mt-1 w-full"
          />
          <p className="text-ink-soft">{likelyRange(value)}</p>
          {column.kind !== 'person' && <p className="mt-2 text-ink-soft">{column.lead}</p>}
          {column.href !== null && (
            <a href={column.href} tabIndex={-1} className="link mt-2 inline-block pointer-coarse:py-2">
              {column.lead}
            </a>
          )}
        </>
      )}
    </div>
  );
}
