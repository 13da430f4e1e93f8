import { z } from 'zod';
import { companyName } from './accounts.ts';
import { clearable, id, line, optional, prose, timestamp } from './fields.ts';
import { operation } from './operation.ts';
import { department, role } from './profile.ts';

/** The company behind an account: which one, its settings, its plan and what happened in it. */
const own = { kind: 'member', permission: 'organisation:own', token: 'never' } as const;
const manage = { kind: 'member', permission: 'organisation:manage', token: 'never' } as const;
const said = z.object({ message: z.string() });

export const organisationItem = z.object({ id, name: z.string(), role });

export const listOrganisations = operation({
  id: 'listOrganisations',
  method: 'GET',
  path: '/organisations',
  summary: 'The organisations to which one belongs.',
  access: { kind: 'verified', token: 'never' },
  response: z.object({ organisations: z.array(organisationItem) }),
});

export const organisationForm = z.object({ name: companyName });

export const openOrganisation = operation({
  id: 'openOrganisation',
  method: 'POST',
  path: '/organisations',
  summary: 'Open a further organisation, own it and switch to it.',
  access: { kind: 'verified', token: 'never' },
  limit: { max: 20, seconds: 3600 },
  body: organisationForm,
  response: z.object({ organisation: organisationItem }),
  status: 201,
});

export const switchOrganisation = operation({
  id: 'switchOrganisation',
  method: 'POST',
  path: '/organisations/:organisationId/switch',
  summary: 'Work in another of one’s organisations from now on. Load the profile again afterwards.',
  access: { kind: 'verified', token: 'never' },
  params: z.object({ organisationId: id }),
});

export const leaveOrganisation = operation({
  id: 'leaveOrganisation',
  method: 'POST',
  path: '/organisation/leave',
  summary: 'Leave the current organisation. The last owner cannot.',
  access: { kind: 'verified', token: 'never', in: 'organisation' },
});

export const changeOwnMails = operation({
  id: 'changeOwnMails',
  method: 'PUT',
  path: '/organisation/own-mails',
  summary:
    'Which mails of the current organisation one wants that are not part of something one does oneself.',
  access: { kind: 'verified', token: 'never', in: 'organisation' },
  body: z.object({ digests: z.boolean() }),
});

const retentionDays = (min: number, max: number) =>
  z.coerce
    .number({ error: 'Please enter a number of days.' })
    .int('Please enter a whole number of days.')
    .min(min, `Please enter at least ${min} days.`)
    .max(max, `Please enter at most ${max} days.`);

export const organisationSettings = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  departments: z.array(department),
  employee_invitation_text: z.string().nullable(),
  candidate_invitation_text: z.string().nullable(),
  reminders: z.boolean(),
  employee_retention_days: z.number(),
  candidate_retention_days: z.number(),
  respondent_page_allowed: z.boolean(),
  second_step_required: z.boolean(),
  created_at: timestamp,
});

export const settingsForm = z
  .object({
    name: companyName,
    employee_invitation_text: clearable(prose(2000)),
    candidate_invitation_text: clearable(prose(2000)),
    reminders: z.boolean(),
    employee_retention_days: retentionDays(30, 3650),
    candidate_retention_days: retentionDays(7, 730),
    respondent_page_allowed: z.boolean(),
    second_step_required: z.boolean().describe('Only by an owner, who has one.'),
  })
  .partial();

const settingsAnswer = z.object({ organisation: organisationSettings });

export const getOrganisation = operation({
  id: 'getOrganisation',
  method: 'GET',
  path: '/organisation',
  summary: 'The settings of the current organisation.',
  access: manage,
  response: settingsAnswer,
});

export const changeOrganisation = operation({
  id: 'changeOrganisation',
  method: 'PATCH',
  path: '/organisation',
  summary: 'Change settings of the current organisation; what is absent stays.',
  access: manage,
  body: settingsForm,
  response: settingsAnswer,
});

export const deleteOrganisationForm = z.object({ name: z.string().max(200) });

export const deleteOrganisation = operation({
  id: 'deleteOrganisation',
  method: 'DELETE',
  path: '/organisation',
  summary: 'Delete the organisation with everything in it. `name` must be its name, as typed by the owner.',
  access: own,
  body: deleteOrganisationForm,
});

export const logoRule = { maxBytes: 256 * 1024, types: ['image/png', 'image/jpeg', 'image/webp'] } as const;

export const setLogo = operation({
  id: 'setLogo',
  method: 'PUT',
  path: '/organisation/logo',
  summary: 'Set the logo: PNG, JPEG or WebP of at most 256 KB, in base64.',
  access: manage,
  body: z.object({
    image: z
      .base64('This file cannot be read.')
      .max(Math.ceil(logoRule.maxBytes / 3) * 4 + 4, 'Please choose a file of at most 256 KB.'),
  }),
  response: z.object({ logo_url: z.string() }),
});

export const removeLogo = operation({
  id: 'removeLogo',
  method: 'DELETE',
  path: '/organisation/logo',
  summary: 'Remove the logo.',
  access: manage,
});

export const listDepartments = operation({
  id: 'listDepartments',
  method: 'GET',
  path: '/organisation/departments',
  summary: 'The departments of the current organisation.',
  access: { kind: 'member', permission: 'groups:see', token: [] },
  response: z.object({ departments: z.array(department) }),
});

export const departmentForm = z.object({ name: line(80) });
const departmentParams = z.object({ departmentId: id });

export const addDepartment = operation({
  id: 'addDepartment',
  method: 'POST',
  path: '/organisation/departments',
  summary: 'Add a department.',
  access: { ...manage, token: ['write'] },
  body: departmentForm,
  response: z.object({ department }),
  status: 201,
});

export const renameDepartment = operation({
  id: 'renameDepartment',
  method: 'PATCH',
  path: '/organisation/departments/:departmentId',
  summary: 'Rename a department.',
  access: { ...manage, token: ['write'] },
  params: departmentParams,
  body: departmentForm,
});

export const removeDepartment = operation({
  id: 'removeDepartment',
  method: 'DELETE',
  path: '/organisation/departments/:departmentId',
  summary: 'Remove a department.',
  access: manage,
  params: departmentParams,
});

export const getBilling = operation({
  id: 'getBilling',
  method: 'GET',
  path: '/organisation/billing',
  summary: 'The plan and its seats. A seat is a person in the organisation, over all rounds.',
  access: own,
  response: z.object({
    plan: z.enum(['free', 'paid']),
    seats: z.object({
      free: z.number(),
      bought: z.number(),
      total: z.number(),
      used: z.number(),
      left: z.number(),
    }),
  }),
});

export const seatRequestForm = z.object({
  seats: z.coerce
    .number({ error: 'Please enter a number of seats.' })
    .int('Please enter a whole number of seats.')
    .min(1, 'Please enter at least 1 seat.')
    .max(100_000, 'Please write to us about more than 100,000 seats.'),
  note: optional(prose(2000)),
});

export const requestSeats = operation({
  id: 'requestSeats',
  method: 'POST',
  path: '/organisation/seat-requests',
  summary: 'Ask the operator for more seats.',
  access: own,
  limit: { max: 10, seconds: 3600 },
  body: seatRequestForm,
  response: said,
  status: 202,
});
