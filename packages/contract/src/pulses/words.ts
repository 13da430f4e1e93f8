import { sentence } from '@fourfold/words';

/** Nobody is invited by a pulse who was invited at all within so many days. */
export const restDays = 30;
/** So many weeks apart at the least, and at the most: a shorter time would leave the same people out. */
export const pulseWeeks = { least: 5, most: 52 } as const;
/** How long a pulse takes answers. */
export const pulseDays = 14;

export const pulseAsks = ['measure', 'bank'] as const;
export type PulseAsks = (typeof pulseAsks)[number];

export const pulseStops = ['by_hand', 'asker_gone', 'plan_ended', 'no_department'] as const;
export type PulseStop = (typeof pulseStops)[number];

/** Rounds are counted from 1, and what a pulse asks from -1 down. */
export const isPulse = (round: number): boolean => round < 0;

const roundNamed = sentence<{ number: string }>('Round {number}');
const pulse = sentence('Pulse');

/** “Round 2”, or “Pulse”. */
export const roundName = (round: number): string =>
  isPulse(round) ? pulse() : roundNamed({ number: String(round) });
