import type { Call } from '../call.ts';

export const getOwnPage = {
  id: 'getOwnPage',
  method: 'GET',
  path: '/survey/respondents/:responseId',
  access: { kind: 'link' },
} as const satisfies Call;

export const disputeScore = {
  id: 'disputeScore',
  method: 'POST',
  path: '/survey/respondents/:responseId/disputes',
  access: { kind: 'link' },
} as const satisfies Call;

export const eraseOwnResponse = {
  id: 'eraseOwnResponse',
  method: 'POST',
  path: '/survey/respondents/:responseId/erase',
  access: { kind: 'link' },
} as const satisfies Call;

export const renewOwnPage = {
  id: 'renewOwnPage',
  method: 'POST',
  path: '/survey/respondents/:responseId/fresh-link',
  access: { kind: 'link' },
} as const satisfies Call;

export const ownPageCalls = [getOwnPage, disputeScore, eraseOwnResponse, renewOwnPage] as const;
