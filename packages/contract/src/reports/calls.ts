import type { Call } from '../call.ts';

/**
 * Reports for one person: a prompt made from their results, a draft written by a provider or by the server itself, a
 * person who reviews it, and one mail with a PDF. Nothing leaves the server but the prompt as it was on the screen, and
 * the sentences of the draft, without names, for a second reading.
 */
const rights = { kind: 'member', permission: 'reports:write' } as const;

const read = { ...rights, token: ['people:read'] } as const;

/** What is answered is a letter about a person, so writing one takes reading people as well. */
const write = { ...rights, token: ['people:read', 'write'] } as const;

export const getPromptTemplate = {
  id: 'getPromptTemplate',
  method: 'GET',
  path: '/survey/reports/prompt-template',
  access: read,
} as const satisfies Call;

export const changePromptTemplate = {
  id: 'changePromptTemplate',
  method: 'PUT',
  path: '/survey/reports/prompt-template',
  access: { ...rights, token: 'never' },
} as const satisfies Call;

export const listParticipants = {
  id: 'listReportParticipants',
  method: 'GET',
  path: '/survey/reports/participants',
  access: read,
} as const satisfies Call;

export const getParticipant = {
  id: 'getReportParticipant',
  method: 'GET',
  path: '/survey/reports/participants/:responseId',
  access: read,
} as const satisfies Call;

export const fillPrompt = {
  id: 'fillReportPrompt',
  method: 'POST',
  path: '/survey/reports/prompt',
  access: write,
} as const satisfies Call;

export const listReports = {
  id: 'listReports',
  method: 'GET',
  path: '/survey/reports',
  access: read,
} as const satisfies Call;

export const prepareReport = {
  id: 'prepareReport',
  method: 'POST',
  path: '/survey/reports',
  access: write,
} as const satisfies Call;

export const getReport = {
  id: 'getReport',
  method: 'GET',
  path: '/survey/reports/:reportId',
  access: read,
} as const satisfies Call;

export const changeReport = {
  id: 'changeReport',
  method: 'PATCH',
  path: '/survey/reports/:reportId',
  access: write,
} as const satisfies Call;

export const discardReport = {
  id: 'discardReport',
  method: 'DELETE',
  path: '/survey/reports/:reportId',
  access: write,
} as const satisfies Call;

export const generateReport = {
  id: 'generateReport',
  method: 'POST',
  path: '/survey/reports/generate',
  access: write,
} as const satisfies Call;

export const readReportAgain = {
  id: 'readReportAgain',
  method: 'POST',
  path: '/survey/reports/:reportId/second-reading',
  access: write,
} as const satisfies Call;

export const stopReport = {
  id: 'stopReport',
  method: 'POST',
  path: '/survey/reports/:reportId/stop',
  access: write,
} as const satisfies Call;

export const sendReport = {
  id: 'sendReport',
  method: 'POST',
  path: '/survey/reports/:reportId/send',
  access: write,
} as const satisfies Call;

export const previewReportMail = {
  id: 'previewReportMail',
  method: 'GET',
  path: '/survey/reports/:reportId/mail',
  access: read,
} as const satisfies Call;

export const getReportPdf = {
  id: 'getReportPdf',
  method: 'GET',
  path: '/survey/reports/:reportId/pdf',
  access: read,
} as const satisfies Call;

export const reportsCalls = [
  getPromptTemplate,
  changePromptTemplate,
  listParticipants,
  getParticipant,
  fillPrompt,
  listReports,
  prepareReport,
  getReport,
  changeReport,
  discardReport,
  generateReport,
  readReportAgain,
  stopReport,
  sendReport,
  previewReportMail,
  getReportPdf,
] as const;
