import type { ComparedCandidate, HiresAnswer } from '@fourfold/contract/schemas';
import { cx } from '../../ui/cx.ts';

type Given = Pick<HiresAnswer, 'asked_for' | 'competencies' | 'candidates'>;
export type Column = HiresAnswer['competencies'][number];

const withoutVacancy = 3;
export const mostColumns = 5;

/**
 * What the list compares candidates in: what the vacancy names and where someone clearly differs from the team, or else
 * where they lie furthest from it. `most` holds back clear differences alone, and never the only one.
 */
export function columnsOf({ asked_for, competencies, candidates }: Given, most = mostColumns): Column[] {
  const named = competencies.filter(({ key }) => asked_for.includes(key));
  const differing = differingOf(candidates)
    .filter((key) => !asked_for.includes(key))
    .slice(0, Math.max(1, most - named.length))
    .flatMap((key) => competencies.find((one) => one.key === key) ?? []);
  if (named.length > 0) return [...named, ...differing];
  const far = furthestFirst(competencies, candidates).filter((column) => !differing.includes(column));
  return [...differing, ...far.slice(0, Math.max(0, withoutVacancy - differing.length))];
}

/** In which competencies anyone clearly differs from the team: those of most people first. */
function differingOf(candidates: readonly ComparedCandidate[]): string[] {
  const people = new Map<string, number>();
  for (const { key } of candidates.flatMap(({ differs }) => differs))
    people.set(key, (people.get(key) ?? 0) + 1);
  return [...people].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
}

function furthestFirst(competencies: readonly Column[], candidates: readonly ComparedCandidate[]): Column[] {
  return competencies
    .map((column) => ({ column, far: Math.max(0, ...candidates.map((one) => farFrom(one, column.key))) }))
    .toSorted((a, b) => b.far - a.far)
    .map(({ column }) => column);
}

/** From the team; without one, from the middle. */
function farFrom(candidate: ComparedCandidate, key: string): number {
  const place = saysSomething(candidate) ? placeOf(candidate, key) : undefined;
  return place === undefined ? 0 : Math.abs(place.difference?.points ?? place.candidate.score - 100);
}

export const placeOf = ({ competencies }: Pick<ComparedCandidate, 'competencies'>, key: string) =>
  competencies.find((one) => one.key === key);

/** Answers that say little or cannot be relied on, or ask for care: their dot is hollow. */
export const isDoubtful = ({ verdict }: Pick<ComparedCandidate, 'verdict'>) => verdict !== 'consistent';

/** Whose dot is drawn hollow: of answers that say nothing, none is drawn. */
export const isDrawnHollow = (candidate: Pick<ComparedCandidate, 'verdict'>) =>
  isDoubtful(candidate) && saysSomething(candidate);

/** Whether anything can be said from the answers: little can be, or they cannot be relied on. */
export const saysSomething = ({ verdict }: Pick<ComparedCandidate, 'verdict'>) =>
  verdict === 'consistent' || verdict === 'check';

/** On a phone or an upright tablet the one that was chosen, on its side three, on a narrow desk five. */
export function hiddenWhere(at: number, shown: number): string {
  if (at === shown) return '';
  const hasRoomFor = (count: number) => at < (shown < count ? count : count - 1);
  return cx(
    'max-[900px]:hidden',
    !hasRoomFor(3) && 'max-lg:hidden',
    !hasRoomFor(mostColumns) && 'max-xl:hidden',
  );
}
