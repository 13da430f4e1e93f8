import {
  type AnswerOf,
  listDepartments,
  listForms,
  listResponses,
  type QueryOf,
  summariseResponses,
} from '@fourfold/contract/calls';
import type { ResponseKind, Vacancy } from '@fourfold/contract/schemas';
import { type ResponseSort, responseKinds, responseSorts, statusChoices } from '@fourfold/contract/words';
import { call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';

export const perPage = 25;

export type PeoplePage = AnswerOf<typeof listResponses>;
/** How many rounds there have been, and whether there were pulses. */
export type Rounds = Pick<PeoplePage, 'rounds' | 'pulses'>;
export type PeopleSummary = AnswerOf<typeof summariseResponses>;
export type PeopleData = ReturnType<typeof loadPeople>;

/** What the list shows stands in the address, so that links, Back and a reload keep it. */
export interface PeopleView {
  page: number;
  sort: ResponseSort;
  q?: string;
  status?: (typeof statusChoices)[number];
  kind?: ResponseKind;
  department?: string;
  round?: number | 'pulse';
  doubtful?: 'yes';
}

export function viewOf(query: URLSearchParams): PeopleView {
  const one = <T extends string>(name: string, allowed: readonly T[]): T | undefined =>
    allowed.find((value) => value === query.get(name));
  const round = Math.trunc(Number(query.get('round')));
  const given = {
    q: query.get('q')?.slice(0, 200) || undefined,
    status: one('status', statusChoices),
    kind: one('kind', responseKinds),
    department: query.get('department')?.slice(0, 80) || undefined,
    doubtful: one('doubtful', ['yes'] as const),
    round: one('round', ['pulse'] as const) ?? (round >= 1 && round <= 10_000 ? round : undefined),
  };
  return {
    page: Math.min(100_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
    sort: one('sort', responseSorts) ?? '-invited_at',
    ...(Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<PeopleView>),
  };
}

export const isNarrowed = ({ q, status, kind, department, round, doubtful }: PeopleView): boolean =>
  [q, status, kind, department, round, doubtful].some((value) => value !== undefined);

/** Where candidates are invited: for which vacancies, and which one is being looked at. */
export interface Hiring {
  readonly vacancies: readonly (Pick<Vacancy, 'id' | 'title' | 'closed_at'> &
    Partial<Pick<Vacancy, 'team'>>)[];
  readonly chosen: string | null;
}

/** What narrows a whole screen. */
export type Only = Partial<Pick<QueryOf<typeof listResponses>, 'kind' | 'vacancy'>>;

/** In which forms people can be asked now. */
export const loadForms = () => later(call(listForms, {}).then(({ forms }) => forms));

/** `only` narrows the whole screen; what the reader narrows stands in the address. */
export function loadPeople(query: URLSearchParams, only: Only = {}) {
  const view = viewOf(query);
  const people = call(listResponses, { query: { ...view, ...only, per_page: perPage } });
  return {
    view,
    only,
    people: later(people),
    rounds: later(people.then(({ rounds, pulses }) => ({ rounds, pulses }))),
    summary: later(call(summariseResponses, { query: only.kind === undefined ? {} : { kind: only.kind } })),
    forms: loadForms(),
    departments: later(
      call(listDepartments, {}).then(({ departments }) => departments.map(({ name }) => name)),
    ),
  };
}
