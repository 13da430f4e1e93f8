import type { Call } from '../call.ts';

/**
 * Inviting people to the questionnaire and following how it goes. Which permission counts depends on the kind:
 * `employees:manage` or `candidates:manage`; a manager reaches the own departments only. Everyone who may do one
 * of the two has `candidates:manage`, so that is what the operations name.
 */
const manage = { kind: 'member', permission: 'candidates:manage' } as const;

const read = { ...manage, token: ['people:read'] } as const;

const invite = { ...manage, token: ['people:invite'] } as const;

const write = { ...manage, token: ['write'] } as const;

/** Without `page` and `per_page` the list is whole. */
export const listResponses = {
  id: 'listResponses',
  method: 'GET',
  path: '/survey/responses',
  access: read,
} as const satisfies Call;

export const exportResponses = {
  id: 'exportResponses',
  method: 'GET',
  path: '/survey/responses/export',
  access: read,
} as const satisfies Call;

/** Single people's results: of each kind those who may see it, and of those people the ones who were told so. */
export const exportAnswers = {
  id: 'exportAnswers',
  method: 'GET',
  path: '/survey/responses/export/answers',
  access: { kind: 'member', permission: 'candidates:see', token: ['people:read'] },
} as const satisfies Call;

export const inviteRespondent = {
  id: 'inviteRespondent',
  method: 'POST',
  path: '/survey/responses',
  access: invite,
} as const satisfies Call;

export const resendInvitation = {
  id: 'resendInvitation',
  method: 'POST',
  path: '/survey/responses/:responseId/resend',
  access: invite,
} as const satisfies Call;

export const withdrawInvitation = {
  id: 'withdrawInvitation',
  method: 'POST',
  path: '/survey/responses/:responseId/withdraw',
  access: write,
} as const satisfies Call;

export const correctResponse = {
  id: 'correctResponse',
  method: 'PATCH',
  path: '/survey/responses/:responseId',
  access: write,
} as const satisfies Call;

export const eraseRespondent = {
  id: 'eraseRespondent',
  method: 'DELETE',
  path: '/survey/responses/:responseId',
  access: { ...manage, token: 'never' },
} as const satisfies Call;

export const getResponseLink = {
  id: 'getResponseLink',
  method: 'GET',
  path: '/survey/responses/:responseId/link',
  access: { ...manage, token: 'never' },
} as const satisfies Call;

export const remindResponses = {
  id: 'remindResponses',
  method: 'POST',
  path: '/survey/responses/remind',
  access: invite,
} as const satisfies Call;

export const previewReminder = {
  id: 'previewReminder',
  method: 'POST',
  path: '/survey/responses/remind/preview',
  access: invite,
} as const satisfies Call;

export const withdrawInvitations = {
  id: 'withdrawInvitations',
  method: 'POST',
  path: '/survey/responses/withdraw',
  access: write,
} as const satisfies Call;

export const restoreInvitations = {
  id: 'restoreInvitations',
  method: 'POST',
  path: '/survey/responses/restore',
  access: write,
} as const satisfies Call;

export const getSchedule = {
  id: 'getSchedule',
  method: 'GET',
  path: '/survey/schedule',
  access: read,
} as const satisfies Call;

export const changeReminder = {
  id: 'changeReminder',
  method: 'PATCH',
  path: '/survey/schedule/reminders/:reminderId',
  access: invite,
} as const satisfies Call;

export const changeLaunch = {
  id: 'changeLaunch',
  method: 'POST',
  path: '/survey/schedule/launches',
  access: invite,
} as const satisfies Call;

export const changeSchedule = {
  id: 'changeSchedule',
  method: 'PATCH',
  path: '/survey/schedule',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const summariseResponses = {
  id: 'summariseResponses',
  method: 'GET',
  path: '/survey/responses/summary',
  access: read,
} as const satisfies Call;

export const previewBatch = {
  id: 'previewBatch',
  method: 'POST',
  path: '/survey/responses/batch/preview',
  access: invite,
} as const satisfies Call;

export const inviteBatch = {
  id: 'inviteBatch',
  method: 'POST',
  path: '/survey/responses/batch',
  access: invite,
} as const satisfies Call;

export const previewInvitation = {
  id: 'previewInvitation',
  method: 'GET',
  path: '/survey/responses/preview',
  access: invite,
} as const satisfies Call;

export const peopleCalls = [
  listResponses,
  exportResponses,
  exportAnswers,
  inviteRespondent,
  resendInvitation,
  withdrawInvitation,
  correctResponse,
  eraseRespondent,
  getResponseLink,
  remindResponses,
  previewReminder,
  withdrawInvitations,
  restoreInvitations,
  getSchedule,
  changeReminder,
  changeLaunch,
  changeSchedule,
  summariseResponses,
  previewBatch,
  inviteBatch,
  previewInvitation,
] as const;
