import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { companyName } from '../accounts/schemas.ts';
import { clearable, id, line, optional, prose, timestamp } from '../fields.ts';
import { department, role } from '../own-account/schemas.ts';
import type { Shape } from '../shape.ts';
import { logoRule } from './words.ts';

const said = z.object({ message: z.string() });

export const organisationItem = z.object({ id, name: z.string(), role });

export const organisationForm = z.object({ name: companyName });

const atLeast = sentence<{ min: number }>(
  '{min, plural, one {Please enter at least # day.} other {Please enter at least # days.}}',
);
const atMost = sentence<{ max: number }>(
  '{max, plural, one {Please enter at most # day.} other {Please enter at most # days.}}',
);

const retentionDays = (min: number, max: number) =>
  z.coerce
    .number({ error: sentence('Please enter a number of days.') })
    .int({ error: sentence('Please enter a whole number of days.') })
    .min(min, { error: () => atLeast({ min }) })
    .max(max, { error: () => atMost({ max }) });

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
  information_words: z.string().nullable(),
  information_contact: z.string().nullable(),
  information_names: z.boolean(),
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
    information_words: clearable(prose(3000)).describe(
      'The organisation’s own words on the information sheet.',
    ),
    information_contact: clearable(prose(500)).describe(
      'Where people can object, such as the works council’s address.',
    ),
    information_names: z
      .boolean()
      .describe('Whether the sheet names today’s holders of the roles, also without an account.'),
    second_step_required: z.boolean().describe('Only by an owner, who has one.'),
  })
  .partial();

const settingsAnswer = z.object({ organisation: organisationSettings });

export const deleteOrganisationForm = z.object({ name: z.string().max(200) });

export const departmentForm = z.object({ name: line(80) });

const departmentParams = z.object({ departmentId: id });

export const seatRequestForm = z.object({
  seats: z.coerce
    .number({ error: sentence('Please enter a number of seats.') })
    .int({ error: sentence('Please enter a whole number of seats.') })
    .min(1, { error: sentence('Please enter at least 1 seat.') })
    .max(100_000, { error: sentence('If you need more than 100,000 seats, please write to us.') }),
  note: optional(prose(2000)),
});

export const organisationsSchemas = {
  listOrganisations: {
    summary: 'The organisations to which one belongs.',
    response: z.object({ organisations: z.array(organisationItem) }),
  },
  openOrganisation: {
    summary: 'Open a further organisation, own it and switch to it.',
    limit: { max: 20, seconds: 3600 },
    body: organisationForm,
    response: z.object({ organisation: organisationItem }),
    status: 201,
  },
  switchOrganisation: {
    summary: 'Work in another of one’s organisations from now on. Load the profile again afterwards.',
    params: z.object({ organisationId: id }),
  },
  leaveOrganisation: { summary: 'Leave the current organisation. The last owner cannot.' },
  changeOwnMails: {
    summary:
      'Which e-mails of the current organisation one wants that are not part of something one does oneself; what is absent stays.',
    body: z.object({ digests: z.boolean().optional(), weekly: z.boolean().optional() }),
  },
  getOrganisation: { summary: 'The settings of the current organisation.', response: settingsAnswer },
  changeOrganisation: {
    summary: 'Change settings of the current organisation; what is absent stays.',
    body: settingsForm,
    response: settingsAnswer,
  },
  deleteOrganisation: {
    summary: 'Delete the organisation with everything in it. `name` must be its name, as typed by the owner.',
    body: deleteOrganisationForm,
  },
  setLogo: {
    summary: 'Set the logo: PNG, JPEG or WebP of at most 256 KB, in base64.',
    body: z.object({
      image: z
        .base64({ error: sentence('This file cannot be read.') })
        .max(Math.ceil(logoRule.maxBytes / 3) * 4 + 4, {
          error: sentence('Please choose a file of at most 256 KB.'),
        }),
    }),
    response: z.object({ logo_url: z.string() }),
  },
  removeLogo: { summary: 'Remove the logo.' },
  listDepartments: {
    summary: 'The departments of the current organisation.',
    response: z.object({ departments: z.array(department) }),
  },
  addDepartment: {
    summary: 'Add a department.',
    body: departmentForm,
    response: z.object({ department }),
    status: 201,
  },
  renameDepartment: { summary: 'Rename a department.', params: departmentParams, body: departmentForm },
  removeDepartment: { summary: 'Remove a department.', params: departmentParams },
  getBilling: {
    summary: 'The plan and its seats. A seat is a person in the organisation, over all rounds.',
    response: z.object({
      plan: z.enum(['free', 'paid']),
      seats: z.object({
        free: z.number(),
        bought: z.number(),
        total: z.number(),
        used: z.number(),
        left: z.number(),
      }),
      requested: z
        .object({
          seats: z.number(),
          by: z.string().nullable().describe('Null where they have left.'),
          at: timestamp,
        })
        .nullable()
        .describe('The last request of these 30 days, until the number of bought seats changes.'),
    }),
  },
  requestSeats: {
    summary: 'Ask the operator for more seats.',
    limit: { max: 10, seconds: 3600 },
    body: seatRequestForm,
    response: said,
    status: 202,
  },
} as const satisfies Readonly<Record<string, Shape>>;
