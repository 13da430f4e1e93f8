import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { knownPassword } from '../accounts/schemas.ts';
import { distinct, email, id, timestamp } from '../fields.ts';
import * as messages from '../messages.ts';
import { department, grants, permissionName, role } from '../own-account/schemas.ts';
import { permissions, worksByDepartments } from '../permissions.ts';
import type { Shape } from '../shape.ts';
import { invitationStates, invitedRoles } from './words.ts';

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

const departmentIds = distinct(id, 200);

export const memberForm = z
  .object({
    role,
    grants: distinct(permissionName, permissions.length),
    departments: departmentIds.describe('Identifiers of departments; a manager has at least one.'),
  })
  .partial();

const memberParams = z.object({ userId: id });

export const transferForm = z.object({ user_id: id, password: knownPassword });

const invitedRole = z.enum(invitedRoles, { error: sentence('Please choose a role.') });

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

export const colleagueForm = z
  .object({
    email,
    role: invitedRole,
    departments: departmentIds
      .default([])
      .describe('For a manager: identifiers of departments, at least one.'),
  })
  .refine((values) => !worksByDepartments(values.role) || values.departments.length > 0, {
    error: messages.managerDepartments,
    path: ['departments'],
  });

const invitationParams = z.object({ invitationId: id });

const invitationToken = z
  .string({ error: sentence('This link is not complete.') })
  .min(1)
  .max(200);

export const membersSchemas = {
  listMembers: {
    summary: 'Who belongs to the organisation.',
    response: z.object({ members: z.array(member) }),
  },
  changeMember: {
    summary:
      'Change a role, its grants and its departments. Owners are changed, and grants given, only by owners.',
    params: memberParams,
    body: memberForm,
    response: z.object({ member }),
  },
  removeMember: { summary: 'Remove a colleague from the organisation.', params: memberParams },
  endMemberSessions: {
    summary: 'Sign a colleague out wherever they work in this organisation. Owners only by an owner.',
    params: memberParams,
  },
  transferOrganisation: {
    summary: 'Hand the organisation over: the other member becomes its owner, oneself becomes an admin.',
    body: transferForm,
  },
  listColleagueInvitations: {
    summary: 'Colleagues who were invited and have not joined yet.',
    response: z.object({ invitations: z.array(colleagueInvitation) }),
  },
  inviteColleague: {
    summary: 'Invite a colleague by e-mail. The link works for 14 days.',
    limit: { max: 100, seconds: 3600 },
    body: colleagueForm,
    response: z.object({ invitation: colleagueInvitation }),
    status: 201,
  },
  withdrawColleagueInvitation: {
    summary: 'Withdraw an invitation; its link stops working.',
    params: invitationParams,
  },
  resendColleagueInvitation: {
    summary: 'Send an invitation again, for another 14 days. At most once a minute.',
    params: invitationParams,
    response: z.object({ invitation: colleagueInvitation }),
  },
  previewColleagueInvitation: {
    summary: 'What an invitation is about, for the person who holds its link.',
    limit: { max: 60, seconds: 900 },
    query: z.object({ token: invitationToken }),
    response: z.object({
      organisation: z.string(),
      role: invitedRole,
      departments: z.array(z.string()).describe('Of a manager: their names.'),
      email: z.string(),
      invited_by: z.string().nullable(),
      has_account: z.boolean().describe('Then: sign in and accept. Otherwise: register with the token.'),
    }),
  },
  acceptColleagueInvitation: {
    summary: 'Join the organisation that sent the link to one’s own address, and switch to it.',
    limit: { max: 60, seconds: 900 },
    body: z.object({ token: invitationToken }),
    response: z.object({ organisation: z.object({ id, name: z.string() }) }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
