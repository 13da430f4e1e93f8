import { spread } from '@fourfold/contract/spread';
import { type ComponentType, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useSize } from '../use-size.ts';
import { Axes } from './axes.tsx';
import { plotOf, RADIUS, toneOf, toPlace } from './geometry.ts';
import type { OpportunityPoint } from './point.ts';
import { PointMark, placeInWords } from './point-mark.tsx';
import type { PointNamesProps } from './point-names.tsx';
import { PointsTable } from './points-table.tsx';
import { Popup } from './popup.tsx';
import { TourControl } from './tour-control.tsx';
import { Ranges, TruePlaces } from './true-places.tsx';
import { useOpenPoint } from './use-open-point.ts';

/** What the prerendered page is drawn for, until the browser says how large the chart is. */
const ASSUMED = { width: 520, height: 380 };

interface OpportunitiesChartProps {
  /** Best first: they are numbered from 1. */
  points: readonly OpportunityPoint[];
  /** Names the chart and its table. */
  label: string;
  /** Shows each point in turn, this many milliseconds each, until someone stops it or clicks on the page. */
  tour?: number;
  /** The means to look closer, at the foot of a point's popup. */
  more?: (index: number) => ReactNode;
  /** Writes the points' names beside them; public pages, which have no room, go without what that takes. */
  names?: ComponentType<PointNamesProps>;
  className?: string;
}

/** Effort and impact of development opportunities. */
export function OpportunitiesChart({
  points,
  label,
  tour,
  more,
  names: Names,
  className,
}: OpportunitiesChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, ASSUMED);
  const period = (points[0]?.name && tour) || null;
  const { open, touring, start, stop, toggle, press, reach } = useOpenPoint(frame, points.length, period);
  const plot = useMemo(() => plotOf(size), [size]);
  const exact = useMemo(() => points.map(({ x, y }) => toPlace(plot, x, y)), [points, plot]);
  const apart = useMemo(() => spread(exact, plot, RADIUS), [exact, plot]);
  const { places } = apart;
  const shown = open === null ? undefined : points[open];
  const [hovered, setHovered] = useState<number | null>(null);
  const looked = points[hovered ?? open ?? -1];
  const shownAt = open === null ? undefined : places[open];

  return (
    <div className={className}>
      {/* At the narrowest a popup leaves the points in view only where there is more height. */}
      <div
        ref={frame}
        className="relative h-[max(30vh,22rem)] max-sm:h-[max(30vh,26rem)] max-[22.5rem]:h-[max(30vh,31rem)]"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="group"
          aria-label={label}
          className="absolute inset-0 size-full overflow-visible font-sans"
        >
          {/* Silent: what it shows is read from the points' own words and from the table. */}
          <svg aria-hidden="true" className="overflow-visible">
            <Axes plot={plot} zone={points.some((point) => toneOf(point) === 'payoff')} />
            {looked && <Ranges point={looked} plot={plot} />}
            <TruePlaces exact={exact} spread={apart} />
            {Names && <Names points={points} exact={exact} spread={apart} plot={plot} size={size} />}
          </svg>
          {points.map((point, index) => (
            <PointMark
              key={point.name}
              point={point}
              number={index + 1}
              at={places[index] ?? { x: 0, y: 0 }}
              open={index === open}
              onPress={() => press(index)}
              onFocus={() => reach(index)}
              onHover={(isOver) => setHovered(isOver ? index : null)}
              onKeyDown={(event) => onKeyDown(event, () => toggle(index))}
            />
          ))}
        </svg>
        {open !== null && shown && shownAt && (
          <Popup
            at={shownAt}
            chart={size}
            others={places.filter((place) => place !== shownAt)}
            title={`${open + 1}. ${shown.name}`}
            onKeyDown={(event) => leavePopup(event, frame.current, open)}
          >
            <p>{shown.description}</p>
            {shown.interval && <p>{placeInWords(shown)}</p>}
            {more?.(open)}
          </Popup>
        )}
        {/* Said once it was asked for: a tour that reads itself out would talk over everything else. */}
        <p aria-live="polite" className="sr-only">
          {shown && !touring && `${shown.name}. ${shown.description}`}
        </p>
      </div>
      {period !== null && (
        <TourControl at={touring ? open : null} count={points.length} onStart={start} onStop={stop} />
      )}
      <PointsTable label={label} points={points} />
    </div>
  );
}

/** Enter and space press a point, the arrow keys go from one to the next in the order of their numbers. */
function onKeyDown(event: KeyboardEvent<Element>, press: () => void) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (event.key === 'Enter' || event.key === ' ') press();
  else if (step !== undefined) sibling(event.currentTarget, step)?.focus();
  else if (!enterPopup(event)) return;
  event.preventDefault();
}

/** The popup of a point comes next after it, wherever the page has it. */
function enterPopup({ key, shiftKey, currentTarget }: KeyboardEvent<Element>): boolean {
  if (key !== 'Tab' || shiftKey || currentTarget.ariaExpanded !== 'true') return false;
  const inside = currentTarget
    .closest('svg')
    ?.parentElement?.querySelector<HTMLElement>('[data-popup] :is(a, button)');
  inside?.focus();
  return inside != null;
}

/** And after it the next point; back is the point itself. */
function leavePopup(event: KeyboardEvent<Element>, chart: HTMLElement | null, open: number): void {
  if (event.key !== 'Tab') return;
  const points = chart?.querySelectorAll<SVGElement>('svg [role=button]');
  const to = points?.[event.shiftKey ? open : open + 1];
  if (to === undefined) return;
  to.focus();
  event.preventDefault();
}

function sibling(point: Element, step: number): SVGElement | undefined {
  const all = [...(point.parentElement?.querySelectorAll<SVGElement>('[role=button]') ?? [])];
  return all[(all.indexOf(point as SVGElement) + step + all.length) % all.length];
}
