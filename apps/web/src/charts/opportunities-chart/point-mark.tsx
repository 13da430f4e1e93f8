import type { Place } from '@fourfold/contract/spread';
import { t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import { cx } from '../../ui/cx.ts';
import { discClass, numberClass } from './disc.ts';
import { HOVER_RADIUS, RADIUS, toneOf } from './geometry.ts';
import type { OpportunityPoint } from './point.ts';

interface PointMarkProps {
  point: OpportunityPoint;
  number: number;
  at: Place;
  open: boolean;
  onPress: () => void;
  onFocus: () => void;
  onHover: (isOver: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A numbered disc that is a button. SVG has no buttons of its own, so what makes one is spelled out. */
export function PointMark({ point, number, at, open, onPress, onFocus, onHover, onKeyDown }: PointMarkProps) {
  const tone = toneOf(point);
  const strength = point.strength ?? 'full';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> can't stand inside an SVG.
    <g
      role="button"
      tabIndex={0}
      aria-expanded={open}
      aria-label={labelOf(point, number)}
      onClick={onPress}
      onFocus={onFocus}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      onKeyDown={onKeyDown}
      className="group cursor-pointer outline-none"
    >
      <circle
        cx={at.x}
        cy={at.y}
        r={HOVER_RADIUS + 4}
        className={cx(
          'fill-none group-focus-visible:stroke-focus group-focus-visible:opacity-100',
          open ? 'stroke-ink-soft' : 'opacity-0',
        )}
        strokeWidth="2"
      />
      <circle
        cx={at.x}
        cy={at.y}
        r={open ? HOVER_RADIUS : RADIUS}
        strokeWidth="1.25"
        className={cx(
          'transition-[r] group-hover:[r:16px] group-focus-visible:[r:16px]',
          discClass(tone, strength),
        )}
      />
      <text x={at.x} y={at.y} dy="0.35em" textAnchor="middle" className={numberClass(tone, strength)}>
        {number}
      </text>
    </g>
  );
}

function labelOf({ name, x, y }: OpportunityPoint, number: number): string {
  return t`${number}. ${name}: effort ${oneDecimal(x)} and impact ${oneDecimal(y)} out of 10`;
}

/** “Effort 6.7 (5.1 to 7.9), impact 5.8 (4.2 to 7.5).” */
export function placeInWords({ x, y, interval }: OpportunityPoint): string {
  const [effort, impact] = [withRange(x, interval?.x), withRange(y, interval?.y)];
  return t`Effort ${effort}, impact ${impact}.`;
}

export function withRange(value: number, interval?: readonly [number, number]): string {
  const range = interval ? t` (${oneDecimal(interval[0])} to ${oneDecimal(interval[1])})` : '';
  return oneDecimal(value) + range;
}

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);
