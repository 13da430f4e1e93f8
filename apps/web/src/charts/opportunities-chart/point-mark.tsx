import type { KeyboardEvent } from 'react';
import { cx } from '../../ui/cx.ts';
import { HOVER_RADIUS, type Place, RADIUS, type Tone, toneOf } from './geometry.ts';
import type { OpportunityPoint, Strength } from './point.ts';

const grounds: Record<Tone, Record<Strength, string>> = {
  payoff: {
    full: 'fill-payoff stroke-payoff-line',
    half: 'fill-[color-mix(in_oklab,var(--color-payoff)_40%,var(--color-paper))] stroke-payoff-line',
    pale: 'fill-[color-mix(in_oklab,var(--color-payoff)_14%,var(--color-paper))] stroke-payoff-line [stroke-dasharray:3_2.5]',
  },
  rest: {
    full: 'fill-rest stroke-rest-line',
    half: 'fill-[color-mix(in_oklab,var(--color-rest)_32%,var(--color-paper))] stroke-rest-line',
    pale: 'fill-[color-mix(in_oklab,var(--color-rest)_8%,var(--color-paper))] stroke-rest-line [stroke-dasharray:3_2.5]',
  },
};
const inks: Record<Tone, string> = { payoff: 'fill-on-payoff', rest: 'fill-on-rest' };

interface PointMarkProps {
  point: OpportunityPoint;
  number: number;
  at: Place;
  open: boolean;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A numbered disc that is a button. SVG has no buttons of its own, so what makes one is spelled out. */
export function PointMark({ point, number, at, open, onToggle, onKeyDown }: PointMarkProps) {
  const tone = toneOf(point);
  const strength = point.strength ?? 'full';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> can't stand inside an SVG.
    <g
      role="button"
      tabIndex={0}
      data-keeps-popup
      aria-expanded={open}
      aria-label={labelOf(point, number)}
      onClick={onToggle}
      onKeyDown={onKeyDown}
      className="group cursor-pointer outline-none"
    >
      <circle
        cx={at.x}
        cy={at.y}
        r={HOVER_RADIUS + 4}
        className="fill-none stroke-focus opacity-0 group-focus-visible:opacity-100"
        strokeWidth="2"
      />
      <circle
        cx={at.x}
        cy={at.y}
        r={open ? HOVER_RADIUS : RADIUS}
        strokeWidth="1.25"
        className={cx(
          'transition-[r] group-hover:[r:16px] group-focus-visible:[r:16px]',
          grounds[tone][strength],
        )}
      />
      <text
        x={at.x}
        y={at.y}
        dy="0.35em"
        textAnchor="middle"
        className={cx('text-note font-semibold tabular-nums', strength === 'full' ? inks[tone] : 'fill-ink')}
      >
        {number}
      </text>
    </g>
  );
}

function labelOf({ name, x, y }: OpportunityPoint, number: number): string {
  return `${number}. ${name}: effort ${oneDecimal(x)}, impact ${oneDecimal(y)} of 10`;
}

export const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);
