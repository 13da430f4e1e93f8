import type { Call } from '../call.ts';

/** The company behind an account: which one, its settings, its plan and what happened in it. */
const own = { kind: 'member', permission: 'organisation:own', token: 'never' } as const;

const manage = { kind: 'member', permission: 'organisation:manage', token: 'never' } as const;

export const listOrganisations = {
  id: 'listOrganisations',
  method: 'GET',
  path: '/organisations',
  access: { kind: 'verified', token: 'never' },
} as const satisfies Call;

export const openOrganisation = {
  id: 'openOrganisation',
  method: 'POST',
  path: '/organisations',
  access: { kind: 'verified', token: 'never' },
} as const satisfies Call;

export const switchOrganisation = {
  id: 'switchOrganisation',
  method: 'POST',
  path: '/organisations/:organisationId/switch',
  access: { kind: 'verified', token: 'never' },
} as const satisfies Call;

export const leaveOrganisation = {
  id: 'leaveOrganisation',
  method: 'POST',
  path: '/organisation/leave',
  access: { kind: 'verified', token: 'never', in: 'organisation' },
} as const satisfies Call;

export const changeOwnMails = {
  id: 'changeOwnMails',
  method: 'PUT',
  path: '/organisation/own-mails',
  access: { kind: 'verified', token: 'never', in: 'organisation' },
} as const satisfies Call;

export const getOrganisation = {
  id: 'getOrganisation',
  method: 'GET',
  path: '/organisation',
  access: manage,
} as const satisfies Call;

export const changeOrganisation = {
  id: 'changeOrganisation',
  method: 'PATCH',
  path: '/organisation',
  access: manage,
} as const satisfies Call;

export const deleteOrganisation = {
  id: 'deleteOrganisation',
  method: 'DELETE',
  path: '/organisation',
  access: own,
} as const satisfies Call;

export const setLogo = {
  id: 'setLogo',
  method: 'PUT',
  path: '/organisation/logo',
  access: manage,
} as const satisfies Call;

export const removeLogo = {
  id: 'removeLogo',
  method: 'DELETE',
  path: '/organisation/logo',
  access: manage,
} as const satisfies Call;

export const listDepartments = {
  id: 'listDepartments',
  method: 'GET',
  path: '/organisation/departments',
  access: { kind: 'member', permission: 'groups:see', token: [] },
} as const satisfies Call;

export const addDepartment = {
  id: 'addDepartment',
  method: 'POST',
  path: '/organisation/departments',
  access: { ...manage, token: ['write'] },
} as const satisfies Call;

export const renameDepartment = {
  id: 'renameDepartment',
  method: 'PATCH',
  path: '/organisation/departments/:departmentId',
  access: { ...manage, token: ['write'] },
} as const satisfies Call;

export const removeDepartment = {
  id: 'removeDepartment',
  method: 'DELETE',
  path: '/organisation/departments/:departmentId',
  access: manage,
} as const satisfies Call;

export const getBilling = {
  id: 'getBilling',
  method: 'GET',
  path: '/organisation/billing',
  access: own,
} as const satisfies Call;

export const requestSeats = {
  id: 'requestSeats',
  method: 'POST',
  path: '/organisation/seat-requests',
  access: own,
} as const satisfies Call;

export const organisationsCalls = [
  listOrganisations,
  openOrganisation,
  switchOrganisation,
  leaveOrganisation,
  changeOwnMails,
  getOrganisation,
  changeOrganisation,
  deleteOrganisation,
  setLogo,
  removeLogo,
  listDepartments,
  addDepartment,
  renameDepartment,
  removeDepartment,
  getBilling,
  requestSeats,
] as const;
