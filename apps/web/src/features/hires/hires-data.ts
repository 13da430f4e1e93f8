import { type AnswerOf, getHires, listVacancies } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';

export type Hires = AnswerOf<typeof getHires>;

/** Side by side there is room for so many. */
export const mostCompared = 3;

/** Which candidates beside which team. It stands in the address, so that links, Back and a reload keep it. */
export interface HiresView {
  /** One of them, `none` or `all`; without it the screen opens on one. */
  readonly vacancy?: string;
  readonly team?: string;
  /** What the list is sorted by: a column, behind a minus the other way round. */
  readonly order?: string;
  /** Who are ticked in the list, by ids between commas. */
  readonly ticked?: string;
  /** Who stand side by side, in the same way. */
  readonly compare?: string;
}

/** A team as a sentence names it. */
export const teamName = ({ id, name }: { readonly id: string; readonly name: string }) =>
  id === 'whole' ? t`the whole company` : name;

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isIds = (least: number) => (value: string) => {
  const ids = value.split(',');
  return ids.length >= least && ids.length <= mostCompared && ids.every((id) => anId.test(id));
};

export function viewOf(query: URLSearchParams): HiresView {
  const one = (name: string, isKnown: (value: string) => boolean) => {
    const value = query.get(name);
    return value !== null && isKnown(value) ? { [name]: value } : {};
  };
  const isIdOr = (words: readonly string[]) => (value: string) => words.includes(value) || anId.test(value);
  return {
    ...one('vacancy', isIdOr(['none', 'all'])),
    ...one('team', isIdOr(['whole'])),
    ...one('order', (value) => /^-?[a-z_]{2,40}$/.test(value)),
    ...one('ticked', isIds(1)),
    ...one('compare', isIds(2)),
  };
}

/** What the screen needs no data for: how what is there is shown. */
const ofShowing = ['order', 'ticked', 'compare'];

/** Whether another address asks for other data. */
export function asksForMore(from: URL, to: URL): boolean {
  const asked = ({ pathname, searchParams }: URL) => {
    const query = [...searchParams].filter(([name]) => !ofShowing.includes(name));
    return `${pathname}?${new URLSearchParams(query)}`;
  };
  return from.href === to.href || asked(from) !== asked(to);
}

/** The vacancy that is asked for; undefined for all candidates. */
export const vacancyOf = ({ vacancy }: HiresView) => (vacancy === 'all' ? undefined : vacancy);

export type VacanciesAnswer = AnswerOf<typeof listVacancies>;

export const loadVacancies = (): Promise<VacanciesAnswer> => call(listVacancies, {});

/** What the screen opens on: the newest open vacancy that has answers, or else the newest open one. */
export function openingVacancy(vacancies: readonly Vacancy[]): string | null {
  const open = vacancies
    .filter(({ closed_at }) => closed_at === null)
    .toSorted((a, b) => b.opened_at.localeCompare(a.opened_at));
  const first =
    open.find(({ submitted }) => submitted > 0) ?? open.find(({ invited }) => invited > 0) ?? open[0];
  return first?.id ?? null;
}

export function loadHires(view: HiresView) {
  const { team } = view;
  const vacancy = vacancyOf(view);
  const query = { ...(team === undefined ? {} : { team }), ...(vacancy === undefined ? {} : { vacancy }) };
  return later(call(getHires, { query }));
}
