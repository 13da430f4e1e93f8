import type { Call } from '../call.ts';

export const saveAnswers = {
  id: 'saveAnswers',
  method: 'POST',
  path: '/survey/responses/:responseId/answers',
  access: { kind: 'link' },
} as const satisfies Call;

export const getQuestions = {
  id: 'getQuestions',
  method: 'GET',
  path: '/survey/responses/:responseId/questions',
  access: { kind: 'link' },
} as const satisfies Call;

export const acknowledge = {
  id: 'acknowledge',
  method: 'POST',
  path: '/survey/responses/:responseId/acknowledge',
  access: { kind: 'link' },
} as const satisfies Call;

export const decline = {
  id: 'decline',
  method: 'POST',
  path: '/survey/responses/:responseId/decline',
  access: { kind: 'link' },
} as const satisfies Call;

export const stopReminders = {
  id: 'stopReminders',
  method: 'POST',
  path: '/survey/responses/:responseId/no-reminders',
  access: { kind: 'link' },
} as const satisfies Call;

export const sendFreshLink = {
  id: 'sendFreshLink',
  method: 'POST',
  path: '/survey/responses/:responseId/fresh-link',
  access: { kind: 'link' },
} as const satisfies Call;

export const listMeasures = {
  id: 'listMeasures',
  method: 'GET',
  path: '/survey/measures',
  access: { kind: 'session', token: [] },
} as const satisfies Call;

export const assessmentCalls = [
  saveAnswers,
  getQuestions,
  acknowledge,
  decline,
  stopReminders,
  sendFreshLink,
  listMeasures,
] as const;
