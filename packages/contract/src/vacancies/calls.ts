import type { Call } from '../call.ts';

/** The places to be filled, for which candidates are invited. A manager reaches those of the own departments. */
const see = { kind: 'member', permission: 'candidates:see', token: ['people:read'] } as const;

const manage = { kind: 'member', permission: 'candidates:manage', token: ['write'] } as const;

export const listVacancies = {
  id: 'listVacancies',
  method: 'GET',
  path: '/survey/vacancies',
  access: see,
} as const satisfies Call;

export const openVacancy = {
  id: 'openVacancy',
  method: 'POST',
  path: '/survey/vacancies',
  access: manage,
} as const satisfies Call;

export const changeVacancy = {
  id: 'changeVacancy',
  method: 'PATCH',
  path: '/survey/vacancies/:vacancyId',
  access: manage,
} as const satisfies Call;

export const removeVacancy = {
  id: 'removeVacancy',
  method: 'DELETE',
  path: '/survey/vacancies/:vacancyId',
  access: manage,
} as const satisfies Call;

export const vacanciesCalls = [listVacancies, openVacancy, changeVacancy, removeVacancy] as const;
