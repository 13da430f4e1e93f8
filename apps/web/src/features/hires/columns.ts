import type { ComparedCandidate, HiresAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { allOf } from '../../lib/lists.ts';
import { cx } from '../../ui/cx.ts';

type Given = Pick<HiresAnswer, 'asked_for' | 'competencies' | 'candidates'>;
export type Column = HiresAnswer['competencies'][number];

const withoutVacancy = 3;
export const mostColumns = 5;

/**
 * What the list compares candidates in: what the vacancy names, and where else someone clearly differs from the team. Of
 * a vacancy that names nothing, what they lie furthest from the team in.
 */
export function columnsOf({ asked_for, competencies, candidates }: Given): Column[] {
  const named = competencies.filter(({ key }) => asked_for.includes(key));
  const differing = differingOf(candidates)
    .flatMap((key) => competencies.find((one) => one.key === key) ?? [])
    .filter((column) => !named.includes(column));
  if (asked_for.length > 0) return [...named, ...differing];
  const others = competencies.filter((column) => !differing.includes(column));
  const room = Math.max(0, withoutVacancy - differing.length);
  return [...differing, ...furthestFirst(others, candidates).slice(0, room)];
}

/** The one that a phone shows: where the first of them clearly differs from the team, which the headline names. */
export const firstShown = (columns: readonly Column[], candidates: readonly ComparedCandidate[]) =>
  columns.find(({ key }) => key === differingOf(candidates)[0]) ?? columns[0];

/** In which competencies anyone clearly differs from the team: as the candidates come, the furthest of each first. */
const differingOf = (candidates: readonly ComparedCandidate[]): string[] => [
  ...new Set(candidates.flatMap(({ differs }) => differs.map(({ key }) => key))),
];

/** Why a competency is shown for which the vacancy does not ask; nothing where it names none. */
export function whyAlso(asked: readonly string[], columns: readonly Column[]): string {
  const also = columns.filter(({ key }) => !asked.includes(key)).map(({ name }) => name);
  if (asked.length === 0 || also.length === 0) return '';
  return t`Also shown, because a candidate clearly differs: ${allOf(also)}.`;
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

/** Whether anything can be said from the answers: little can be, or they cannot be relied on. */
export const saysSomething = ({ verdict }: Pick<ComparedCandidate, 'verdict'>) =>
  verdict === 'consistent' || verdict === 'check';

/** On a phone or an upright tablet the one that was chosen, on its side three, on a narrow desk five, or `most`. */
export function hiddenWhere(at: number, shown: number, most = mostColumns): string {
  if (at === shown) return '';
  const hasRoomFor = (count: number) => at < (shown < count ? count : count - 1);
  return cx('max-[900px]:hidden', !hasRoomFor(3) && 'max-lg:hidden', !hasRoomFor(most) && 'max-xl:hidden');
}
