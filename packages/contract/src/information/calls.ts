import type { Call } from '../call.ts';

/** What an organisation asks, keeps and shows: a page and a PDF for a works council and for everyone who is asked. */
const manage = { kind: 'member', permission: 'candidates:manage' } as const;

export const listForms = {
  id: 'listForms',
  method: 'GET',
  path: '/survey/forms',
  access: { ...manage, token: ['people:read'] },
} as const satisfies Call;

export const readInformation = {
  id: 'readInformation',
  method: 'GET',
  path: '/survey/information/:organisationId/:kind/:form',
  access: { kind: 'link' },
} as const satisfies Call;

export const downloadInformation = {
  id: 'downloadInformation',
  method: 'GET',
  path: '/survey/information/:organisationId/:kind/:form/pdf',
  access: { kind: 'link' },
} as const satisfies Call;

export const exportInformation = {
  id: 'exportInformation',
  method: 'GET',
  path: '/organisation/information',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const informationCalls = [listForms, readInformation, downloadInformation, exportInformation] as const;
