import { cx } from '../../ui/cx.ts';
import type { Tone } from './geometry.ts';
import type { Strength } from './point.ts';

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

/** The paler and then the broken ring: the less probable. */
export const discClass = (tone: Tone, strength: Strength): string => grounds[tone][strength];

export const numberClass = (tone: Tone, strength: Strength): string =>
  cx('text-note font-medium tabular-nums', strength === 'full' ? inks[tone] : 'fill-ink');
