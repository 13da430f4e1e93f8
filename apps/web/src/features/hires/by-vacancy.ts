import type { ComparedCandidate } from '@fourfold/contract/schemas';

export interface VacancyGroup {
  /** Null for those who were invited for none. */
  readonly title: string | null;
  readonly candidates: readonly ComparedCandidate[];
}

/** Candidates by the vacancy that they are for, in the order in which the vacancies come up; those for none last. */
export function byVacancy(candidates: readonly ComparedCandidate[]): VacancyGroup[] {
  const groups = new Map<string | null, ComparedCandidate[]>();
  for (const candidate of candidates) {
    const id = candidate.vacancy?.id ?? null;
    groups.set(id, [...(groups.get(id) ?? []), candidate]);
  }
  return [...groups.values()]
    .map((all) => ({ title: all[0]?.vacancy?.title ?? null, candidates: all }))
    .toSorted((a, b) => Number(a.title === null) - Number(b.title === null));
}
