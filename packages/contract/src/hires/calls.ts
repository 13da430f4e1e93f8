import type { Call } from '../call.ts';

/**
 * Candidates beside the team that they would join: fit and add, never one without the other, never a verdict. A
 * candidate's own figures are for those whom the candidate's frozen contract names; the team's pass the gate.
 */
const see = { kind: 'member', permission: 'candidates:see', token: ['people:read'] } as const;

export const getHires = {
  id: 'getHires',
  method: 'GET',
  path: '/survey/hires',
  access: see,
} as const satisfies Call;

export const getCandidate = {
  id: 'getCandidate',
  method: 'GET',
  path: '/survey/hires/:responseId',
  access: see,
} as const satisfies Call;

export const shareInterviewSheet = {
  id: 'shareInterviewSheet',
  method: 'POST',
  path: '/survey/hires/:responseId/interview-sheet',
  access: { ...see, token: ['people:read', 'write'] },
} as const satisfies Call;

export const removeInterviewSheet = {
  id: 'removeInterviewSheet',
  method: 'DELETE',
  path: '/survey/hires/:responseId/interview-sheets/:sheetId',
  access: { ...see, token: ['people:read', 'write'] },
} as const satisfies Call;

export const getInterviewSheet = {
  id: 'getInterviewSheet',
  method: 'GET',
  path: '/survey/interview-sheets/:responseId',
  access: { kind: 'link' },
} as const satisfies Call;

export const saveInterviewSheet = {
  id: 'saveInterviewSheet',
  method: 'PUT',
  path: '/survey/interview-sheets/:responseId',
  access: { kind: 'link' },
} as const satisfies Call;

export const hiresCalls = [
  getHires,
  getCandidate,
  shareInterviewSheet,
  removeInterviewSheet,
  getInterviewSheet,
  saveInterviewSheet,
] as const;
