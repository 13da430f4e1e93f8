import { z } from 'zod';
import { knownPassword } from './accounts.ts';
import { distinct, email, id, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { operation } from './operation.ts';
import { permissions } from './permissions.ts';
import { department, grants, permissionName, role } from './profile.ts';

/** Colleagues: who belongs to the organisation, as what, and who is invited. Not people who answer questionnaires. */
/** A token that leaked must not be able to make itself a colleague, nor learn who they are. */
const manage = { kind: 'member', permission: 'organisation:manage', token: 'never' } as const;
const own = { kind: 'member', permission: 'organisation:own', token: 'never' } as const;

export const member = z.object({
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role,
  grants,
  writes_reports: z.boolean().describe('By their role, a grant or REPORT_AUTHORS.'),
  departments: z.array(department),
  second_step: z.boolean().describe('A code is asked for at their sign-in.'),
  joined_at: timestamp,
  last_used_at: timestamp.nullable().describe('The last use of any of their sessions.'),
});

export const listMembers = operation({
  id: 'listMembers',
  method: 'GET',
  path: '/organisation/members',
  summary: 'Who belongs to the organisation.',
  access: manage,
  response: z.object({ members: z.array(member) }),
});

const departmentIds = distinct(id, 200);

export const memberForm = z
  .object({
    role,
    grants: distinct(permissionName, permissions.length),
    departments: departmentIds.describe('Identifiers of departments; a manager has at least one.'),
  })
  .partial();
const memberParams = z.object({ userId: id });

export const changeMember = operation({
  id: 'changeMember',
  method: 'PATCH',
  path: '/organisation/members/:userId',
  summary:
    'Change a role, its grants and its departments. Owners are changed, and grants given, only by owners.',
  access: manage,
  params: memberParams,
  body: memberForm,
  response: z.object({ member }),
});

export const removeMember = operation({
  id: 'removeMember',
  method: 'DELETE',
  path: '/organisation/members/:userId',
  summary: 'Remove a colleague from the organisation.',
  access: manage,
  params: memberParams,
});

export const endMemberSessions = operation({
  id: 'endMemberSessions',
  method: 'DELETE',
  path: '/organisation/members/:userId/sessions',
  summary: 'Sign a colleague out wherever they work in this organisation. Owners only by an owner.',
  access: manage,
  params: memberParams,
});

export const transferForm = z.object({ user_id: id, password: knownPassword });

export const transferOrganisation = operation({
  id: 'transferOrganisation',
  method: 'POST',
  path: '/organisation/transfer',
  summary: 'Hand the organisation over: the other member becomes its owner, oneself becomes an admin.',
  access: own,
  body: transferForm,
});

export const invitedRoles = ['admin', 'manager', 'hiring', 'viewer'] as const;
const invitedRole = z.enum(invitedRoles, { error: 'Please choose a role.' });

/** `undeliverable`: refused by the mail server for good, or reported back by it later. */
export const invitationStates = ['queued', 'sent', 'undeliverable', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const colleagueInvitation = z.object({
  id,
  email: z.string(),
  role: invitedRole,
  departments: z.array(department),
  invited_by: z.string().nullable(),
  state: z.enum(invitationStates),
  problem: z.string().nullable().describe('What the mail server said.'),
  created_at: timestamp,
  sent_at: timestamp,
  expires_at: timestamp,
});

export const listColleagueInvitations = operation({
  id: 'listColleagueInvitations',
  method: 'GET',
  path: '/organisation/invitations',
  summary: 'Colleagues who were invited and have not joined yet.',
  access: manage,
  response: z.object({ invitations: z.array(colleagueInvitation) }),
});

export const colleagueForm = z
  .object({
    email,
    role: invitedRole,
    departments: departmentIds
      .default([])
      .describe('For a manager: identifiers of departments, at least one.'),
  })
  .refine((values) => values.role !== 'manager' || values.departments.length > 0, {
    error: messages.managerDepartments,
    path: ['departments'],
  });

export const inviteColleague = operation({
  id: 'inviteColleague',
  method: 'POST',
  path: '/organisation/invitations',
  summary: 'Invite a colleague by e-mail. The link lives 14 days.',
  access: manage,
  limit: { max: 100, seconds: 3600 },
  body: colleagueForm,
  response: z.object({ invitation: colleagueInvitation }),
  status: 201,
});

const invitationParams = z.object({ invitationId: id });

export const withdrawColleagueInvitation = operation({
  id: 'withdrawColleagueInvitation',
  method: 'DELETE',
  path: '/organisation/invitations/:invitationId',
  summary: 'Withdraw an invitation; its link stops working.',
  access: manage,
  params: invitationParams,
});

export const resendColleagueInvitation = operation({
  id: 'resendColleagueInvitation',
  method: 'POST',
  path: '/organisation/invitations/:invitationId/resend',
  summary: 'Send an invitation again, for another 14 days. At most once a minute.',
  access: manage,
  params: invitationParams,
  response: z.object({ invitation: colleagueInvitation }),
});

const invitationToken = z.string({ error: 'This link is not complete.' }).min(1).max(200);

export const previewColleagueInvitation = operation({
  id: 'previewColleagueInvitation',
  method: 'GET',
  path: '/colleague-invitations/preview',
  summary: 'What an invitation is about, for whoever holds its link.',
  access: { kind: 'link' },
  limit: { max: 60, seconds: 900 },
  query: z.object({ token: invitationToken }),
  response: z.object({
    organisation: z.string(),
    role: invitedRole,
    email: z.string(),
    invited_by: z.string().nullable(),
    has_account: z.boolean().describe('Then: sign in and accept. Otherwise: register with the token.'),
  }),
});

export const acceptColleagueInvitation = operation({
  id: 'acceptColleagueInvitation',
  method: 'POST',
  path: '/colleague-invitations/accept',
  summary: 'Join the organisation that sent the link to one’s own address, and switch to it.',
  access: { kind: 'session', token: 'never' },
  limit: { max: 60, seconds: 900 },
  body: z.object({ token: invitationToken }),
  response: z.object({ organisation: z.object({ id, name: z.string() }) }),
});
