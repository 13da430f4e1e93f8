import type { Call } from '../call.ts';

/** Colleagues: who belongs to the organisation, as what, and who is invited. Not people who answer questionnaires. */
/** A token that leaked must not be able to make itself a colleague, nor learn who they are. */
const manage = { kind: 'member', permission: 'organisation:manage', token: 'never' } as const;

const own = { kind: 'member', permission: 'organisation:own', token: 'never' } as const;

export const listMembers = {
  id: 'listMembers',
  method: 'GET',
  path: '/organisation/members',
  access: manage,
} as const satisfies Call;

export const changeMember = {
  id: 'changeMember',
  method: 'PATCH',
  path: '/organisation/members/:userId',
  access: manage,
} as const satisfies Call;

export const removeMember = {
  id: 'removeMember',
  method: 'DELETE',
  path: '/organisation/members/:userId',
  access: manage,
} as const satisfies Call;

export const endMemberSessions = {
  id: 'endMemberSessions',
  method: 'DELETE',
  path: '/organisation/members/:userId/sessions',
  access: manage,
} as const satisfies Call;

export const transferOrganisation = {
  id: 'transferOrganisation',
  method: 'POST',
  path: '/organisation/transfer',
  access: own,
} as const satisfies Call;

export const listColleagueInvitations = {
  id: 'listColleagueInvitations',
  method: 'GET',
  path: '/organisation/invitations',
  access: manage,
} as const satisfies Call;

export const inviteColleague = {
  id: 'inviteColleague',
  method: 'POST',
  path: '/organisation/invitations',
  access: manage,
} as const satisfies Call;

export const withdrawColleagueInvitation = {
  id: 'withdrawColleagueInvitation',
  method: 'DELETE',
  path: '/organisation/invitations/:invitationId',
  access: manage,
} as const satisfies Call;

export const resendColleagueInvitation = {
  id: 'resendColleagueInvitation',
  method: 'POST',
  path: '/organisation/invitations/:invitationId/resend',
  access: manage,
} as const satisfies Call;

export const previewColleagueInvitation = {
  id: 'previewColleagueInvitation',
  method: 'GET',
  path: '/colleague-invitations/preview',
  access: { kind: 'link' },
} as const satisfies Call;

export const acceptColleagueInvitation = {
  id: 'acceptColleagueInvitation',
  method: 'POST',
  path: '/colleague-invitations/accept',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const membersCalls = [
  listMembers,
  changeMember,
  removeMember,
  endMemberSessions,
  transferOrganisation,
  listColleagueInvitations,
  inviteColleague,
  withdrawColleagueInvitation,
  resendColleagueInvitation,
  previewColleagueInvitation,
  acceptColleagueInvitation,
] as const;
