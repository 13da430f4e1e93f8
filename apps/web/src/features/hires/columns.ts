import type { ComparedCandidate, HiresAnswer } from '@fourfold/contract/schemas';
import { cx } from '../../ui/cx.ts';

type Given = Pick<HiresAnswer, 'asked_for' | 'competencies' | 'candidates'>;
export type Column = HiresAnswer['competencies'][number];

const withoutVacancy = 3;

/** What the list compares candidates in: what the vacancy names, or else where they lie furthest from the team. */
export function columnsOf({ asked_for, competencies, candidates }: Given): Column[] {
  if (asked_for.length > 0) return competencies.filter(({ key }) => asked_for.includes(key));
  return competencies
    .map((column) => ({ column, far: Math.max(0, ...candidates.map((one) => farFrom(one, column.key))) }))
    .toSorted((a, b) => b.far - a.far)
    .slice(0, withoutVacancy)
    .map(({ column }) => column);
}

/** From the team; without one, from the middle. */
function farFrom(candidate: ComparedCandidate, key: string): number {
  const place = placeOf(candidate, key);
  return place === undefined ? 0 : Math.abs(place.difference?.points ?? place.candidate.score - 100);
}

export const placeOf = ({ competencies }: Pick<ComparedCandidate, 'competencies'>, key: string) =>
  competencies.find((one) => one.key === key);

/** Answers that say little or cannot be relied on, or ask for care: their dot is hollow. */
export const isDoubtful = ({ verdict }: Pick<ComparedCandidate, 'verdict'>) => verdict !== 'consistent';

/** On a phone the one that was chosen, on a tablet three. */
export const hiddenWhere = (at: number, isShown: boolean) =>
  cx(!isShown && 'max-md:hidden', !isShown && at > 2 && 'max-lg:hidden');
