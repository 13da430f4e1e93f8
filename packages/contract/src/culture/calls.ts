import type { Call } from '../call.ts';

/** Hires compares with teams in its own way, so the reach `teams` does not open these calls. */
export const seeGroups = {
  kind: 'member',
  permission: 'groups:see',
  reach: 'organisation',
  token: ['figures:read'],
} as const;

export const compareDepartments = {
  id: 'compareDepartments',
  method: 'GET',
  path: '/survey/culture/departments',
  access: seeGroups,
} as const satisfies Call;

export const getDynamics = {
  id: 'getDynamics',
  method: 'GET',
  path: '/survey/culture/dynamics',
  access: seeGroups,
} as const satisfies Call;

export const explainLink = {
  id: 'explainLink',
  method: 'GET',
  path: '/survey/culture/dynamics/:behaviourKey/:perceptionKey',
  access: seeGroups,
} as const satisfies Call;

export const getCultureVersion = {
  id: 'getCultureVersion',
  method: 'GET',
  path: '/survey/culture/version',
  access: seeGroups,
} as const satisfies Call;

export const listConcerned = {
  id: 'listConcerned',
  method: 'GET',
  path: '/survey/culture/concerned',
  access: seeGroups,
} as const satisfies Call;

/** Answers a file, in the order and with the filters of the screen. */
export const exportCulture = {
  id: 'exportCulture',
  method: 'GET',
  path: '/survey/culture/export',
  access: seeGroups,
} as const satisfies Call;

/** Answers a file for statistics programs. */
export const exportScores = {
  id: 'exportScores',
  method: 'GET',
  path: '/survey/culture/export/scores',
  access: seeGroups,
} as const satisfies Call;

/** Answers a PDF that can be handed to a board. */
export const exportCultureReport = {
  id: 'exportCultureReport',
  method: 'GET',
  path: '/survey/culture/report.pdf',
  access: seeGroups,
} as const satisfies Call;

export const getHeatmap = {
  id: 'getHeatmap',
  method: 'GET',
  path: '/survey/culture/heatmap',
  access: seeGroups,
} as const satisfies Call;

export const seePeople = { kind: 'member', permission: 'employees:see', token: ['people:read'] } as const;

export const getHeatmapPeople = {
  id: 'getHeatmapPeople',
  method: 'GET',
  path: '/survey/culture/heatmap/people',
  access: seePeople,
} as const satisfies Call;

export const listLeftOut = {
  id: 'listLeftOut',
  method: 'GET',
  path: '/survey/culture/left-out',
  access: seePeople,
} as const satisfies Call;

export const listMissing = {
  id: 'listMissing',
  method: 'GET',
  path: '/survey/culture/missing',
  access: seePeople,
} as const satisfies Call;

export const getCulture = {
  id: 'getCulture',
  method: 'GET',
  path: '/survey/culture',
  access: seeGroups,
} as const satisfies Call;

export const getCultureFilters = {
  id: 'getCultureFilters',
  method: 'GET',
  path: '/survey/culture/filters',
  access: seeGroups,
} as const satisfies Call;

export const compareRounds = {
  id: 'compareRounds',
  method: 'GET',
  path: '/survey/culture/rounds',
  access: seeGroups,
} as const satisfies Call;

export const listRounds = {
  id: 'listRounds',
  method: 'GET',
  path: '/survey/rounds',
  access: seeGroups,
} as const satisfies Call;

export const previewRound = {
  id: 'previewRound',
  method: 'GET',
  path: '/survey/rounds/preview',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const startRound = {
  id: 'startRound',
  method: 'POST',
  path: '/survey/rounds',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const previewLatest = {
  id: 'previewLatest',
  method: 'GET',
  path: '/survey/rounds/:roundId/preview',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const inviteAgain = {
  id: 'inviteAgain',
  method: 'POST',
  path: '/survey/rounds/:roundId/invitations',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const cancelRound = {
  id: 'cancelRound',
  method: 'DELETE',
  path: '/survey/rounds/:roundId',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const rescoreRound = {
  id: 'rescoreRound',
  method: 'POST',
  path: '/survey/rounds/:roundId/keys',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const explainScore = {
  id: 'explainScore',
  method: 'GET',
  path: '/survey/culture/scores/:measureKey',
  access: seeGroups,
} as const satisfies Call;

export const cultureCalls = [
  compareDepartments,
  getDynamics,
  explainLink,
  getCultureVersion,
  listConcerned,
  exportCulture,
  exportScores,
  exportCultureReport,
  getHeatmap,
  getHeatmapPeople,
  listLeftOut,
  listMissing,
  getCulture,
  getCultureFilters,
  compareRounds,
  listRounds,
  previewRound,
  startRound,
  previewLatest,
  inviteAgain,
  cancelRound,
  rescoreRound,
  explainScore,
] as const;
