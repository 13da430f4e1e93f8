import { type AnswerOf, getHires, listVacancies } from '@fourfold/contract/calls';
import type { Vacancy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { later } from '../../lib/later.ts';

export type Hires = AnswerOf<typeof getHires>;

/** Which candidates beside which team. It stands in the address, so that links, Back and a reload keep it. */
export interface HiresView {
  readonly vacancy?: string;
  readonly team?: string;
}

/** A team as a sentence names it. */
export const teamName = ({ id, name }: { readonly id: string; readonly name: string }) =>
  id === 'whole' ? t`the whole organisation` : name;

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function viewOf(query: URLSearchParams): HiresView {
  const one = (name: string, word: string) => {
    const value = query.get(name);
    return value !== null && (value === word || anId.test(value)) ? { [name]: value } : {};
  };
  return { ...one('vacancy', 'none'), ...one('team', 'whole') };
}

export function loadHires(query: URLSearchParams) {
  const view = viewOf(query);
  return {
    view,
    hires: later(call(getHires, { query: view })),
    vacancies: later(call(listVacancies, {}).then(({ vacancies }): readonly Vacancy[] => vacancies)),
  };
}
