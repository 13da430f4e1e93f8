import type { Place, Plot, Spread } from '@fourfold/contract/spread';
import { useMemo, useRef } from 'react';
import type { Size } from '../use-size.ts';
import { useTextSize } from '../use-text-size.ts';
import { RADIUS } from './geometry.ts';
import { nearestOn, placeNames } from './place-names.ts';
import type { OpportunityPoint } from './point.ts';

export interface PointNamesProps {
  points: readonly OpportunityPoint[];
  exact: readonly Place[];
  spread: Spread;
  plot: Plot;
  size: Size;
}

const ASCENT = 12;
const LINE = 16;

/** The name beside each mark, with a line to it where it had to stand further away. */
export function PointNames({ points, exact, spread: { places, moved }, plot, size }: PointNamesProps) {
  const probe = useRef<SVGRectElement>(null);
  const text = useTextSize(probe);
  const named = useMemo(
    () =>
      placeNames({
        // With its number, as the mark has it: where marks are close, the nearest name may be another's.
        names: points.map(({ name }, index) => `${index + 1}\u00a0${name}`),
        marks: places,
        room: {
          left: plot.left + 2,
          right: size.width,
          top: 20,
          bottom: plot.bottom - 2,
          dots: exact.filter((_, index) => moved.has(index)),
        },
        text,
      }),
    [points, exact, places, moved, plot, size, text],
  );
  return (
    <g>
      <rect ref={probe} className="invisible h-px w-4" />
      {named?.map((name, index) => {
        const mark = places[index];
        const point = points[index];
        if (!mark || !point) return null;
        const end = nearestOn(mark, name);
        const far = Math.hypot(end.x - mark.x, end.y - mark.y);
        const share = far === 0 ? 0 : RADIUS / far;
        return (
          <g key={point.name} data-name="">
            {far > RADIUS + 7 && (
              <path
                d={`M${mark.x + (end.x - mark.x) * share} ${mark.y + (end.y - mark.y) * share}L${end.x} ${end.y}`}
                stroke="currentColor"
                className="text-line-strong"
              />
            )}
            {name.lines.map((line, at) => (
              <text
                key={line}
                x={mark.x > name.x + name.width ? name.x + name.width : name.x}
                y={name.y + (at * LINE + ASCENT) * text}
                textAnchor={mark.x > name.x + name.width ? 'end' : 'start'}
                stroke="var(--color-paper)"
                strokeWidth="3"
                strokeLinejoin="round"
                paintOrder="stroke"
                className="fill-ink text-note leading-4"
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}
