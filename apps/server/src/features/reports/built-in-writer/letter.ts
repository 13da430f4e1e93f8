import type { WritingBasis } from '../results/report-basis.ts';
import type { Phrases } from './phrases.ts';
import type { Wishes } from './wishes.ts';

/** What every part of a letter is written from. */
export interface Letter {
  readonly phrases: Phrases;
  readonly basis: WritingBasis;
  readonly wishes: Wishes;
}
