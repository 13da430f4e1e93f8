import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { clearable, id, line, optional, prose, timestamp } from '../fields.ts';
import { department } from '../own-account/schemas.ts';
import type { Shape } from '../shape.ts';
import { mostAskedFor } from './words.ts';

export const vacancy = z.object({
  id,
  title: z.string(),
  team: department.nullable().describe('The department that the new person will join.'),
  invitation_text: z.string().nullable().describe('Its own text in the invitation.'),
  asked_for: z.array(z.string()).describe('What the advertisement asks for, by keys of competencies.'),
  opened_at: timestamp,
  closed_at: timestamp.nullable(),
  erase_on: z.iso.date().nullable().describe('When its candidates are erased; null while it is open.'),
  erase_after_days: z.number().describe('How many days after it closes its candidates are erased.'),
  invited: z.number().describe('Whose invitation stands, those who have declined among them.'),
  submitted: z.number(),
  declined: z.number(),
  withdrawn: z
    .number()
    .describe('Invited besides, and the invitation withdrawn: their names are still kept.'),
});

export type Vacancy = z.output<typeof vacancy>;

const tooMany = sentence<{ max: number }>('Please choose {max, number} at most.');

/** By keys of competencies; five at most, or the advertisement asks for everything. */
const askedFor = z
  .array(z.string().max(60))
  .max(mostAskedFor, { error: () => tooMany({ max: mostAskedFor }) })
  .transform((keys) => [...new Set(keys)]);

export const vacancyForm = z.object({
  title: line(120),
  department_id: optional(id),
  invitation_text: optional(prose(2000)),
  asked_for: askedFor.default([]),
});

export const vacancyChange = z
  .object({
    title: line(120),
    department_id: clearable(id),
    invitation_text: clearable(prose(2000)),
    asked_for: askedFor,
    closed: z
      .boolean()
      .describe('Closing begins the time until its candidates are erased; opening stops it.'),
  })
  .partial();

const vacancyAnswer = z.object({ vacancy });

const vacancyParams = z.object({ vacancyId: id });

export const vacanciesSchemas = {
  listVacancies: {
    summary: 'The vacancies whose candidates the caller sees, open ones first.',
    response: z.object({
      vacancies: z.array(vacancy),
      erase_after_days: z
        .number()
        .describe('How many days after a vacancy closes its candidates are erased.'),
    }),
  },
  openVacancy: {
    summary: 'Open a vacancy. A manager names one of the own departments as its team.',
    body: vacancyForm,
    response: vacancyAnswer,
    status: 201,
  },
  changeVacancy: {
    summary: 'Change a vacancy, close it or open it again; what is absent stays.',
    params: vacancyParams,
    body: vacancyChange,
    response: vacancyAnswer,
  },
  removeVacancy: {
    summary: 'Remove a vacancy for which nobody was invited. 409 otherwise: close it instead.',
    params: vacancyParams,
  },
} as const satisfies Readonly<Record<string, Shape>>;
