import type { Label } from '@fourfold/measurement';

interface Found<Entry> {
  readonly listed: readonly Entry[];
  readonly undecided: readonly Entry[];
}

/** The middle of the scale. */
const MIDDLE = 100;

/**
 * Five always have the lowest scores, also where nothing is low. What is not even below the middle, and only
 * perhaps among the five, is noise as a barrier: it goes to what is not sure enough to be listed.
 */
export function weakOnly<
  Entry extends { readonly label: Label; readonly score: { readonly score: number } },
>({ listed, undecided }: Found<Entry>): Found<Entry> {
  const isNoise = ({ label, score }: Entry) => label === 'unclear' && score.score >= MIDDLE;
  return {
    listed: listed.filter((entry) => !isNoise(entry)),
    undecided: [...listed.filter(isNoise), ...undecided],
  };
}
