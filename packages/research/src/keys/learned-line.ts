import type { Turns } from '@fourfold/measurement/keys/learning/learn-keys.ts';
import { LOADING_SD } from '@fourfold/measurement/simulation/world.ts';
import type { PoolTrial } from './learned-world.ts';

/**
 * The worlds in which learning of keys is tried, a line each, with what is expected of behaviours.
 *
 * Example: `300 answers of six companies`: an error of 6 points or less for a group of 400.
 */
export interface LearnedLine extends PoolTrial {
  readonly name: string;
  readonly expected: {
    readonly error: number;
    readonly small: number | null;
    readonly five: number | null;
    readonly width: number | null;
    readonly likely: number | null;
  } | null;
}

/** In a few worlds, fewer turns do. */
export const QUICKLY: Turns = { frozen: 10, settling: 20, counting: 100 };

const half = { popularity: 0.5, common: 0 };
const whole = { popularity: 1, common: 0 };

export const LINES: readonly LearnedLine[] = [
  { name: 'the authors’ keys', people: 0, companies: 0, ...half, expected: null },
  {
    name: '300 answers of six companies',
    people: 300,
    companies: 6,
    ...half,
    expected: { error: 6, small: 7.7, five: 3.1, width: 12.5, likely: null },
  },
];

/** What takes its time to learn, or is a world of its own: for those who try keys and nothing else. */
export const MORE_LINES: readonly LearnedLine[] = [
  {
    name: 'popularities of SD 1.0, 300 answers of six companies',
    people: 300,
    companies: 6,
    ...whole,
    expected: { error: 6, small: null, five: null, width: null, likely: 0.65 },
  },
  {
    name: 'all companies 0.3 SD to one side, 300 answers of six',
    people: 300,
    companies: 6,
    popularity: 0.5,
    common: 0.3,
    expected: null,
  },
  { name: '250 answers of one company', people: 250, companies: 1, ...half, expected: null },
  { name: 'popularities of SD 1.0, the authors’ keys', people: 0, companies: 0, ...whole, expected: null },
  {
    name: 'keys twice as wrong in all, the authors’ keys',
    people: 0,
    companies: 0,
    ...whole,
    loading: 2 * LOADING_SD,
    expected: null,
  },
  {
    name: '3,000 answers of sixty companies',
    people: 3000,
    companies: 60,
    ...half,
    expected: { error: 4, small: 6.6, five: 3.7, width: 9.2, likely: null },
  },
  {
    name: '10,000 answers of two hundred companies',
    people: 10_000,
    companies: 200,
    ...half,
    expected: { error: 3.5, small: 6.2, five: 3.7, width: 8.4, likely: null },
  },
  {
    name: 'popularities of SD 1.0, 3,000 answers of sixty companies',
    people: 3000,
    companies: 60,
    ...whole,
    expected: { error: 4.5, small: null, five: null, width: null, likely: 0.65 },
  },
];
