import { z } from 'zod';
import { clearable, id, line, optional, prose, timestamp } from './fields.ts';
import { operation } from './operation.ts';
import { department } from './profile.ts';

/** The places to be filled, for which candidates are invited. A manager reaches those of the own departments. */
const see = { kind: 'member', permission: 'candidates:see', token: ['people:read'] } as const;
const manage = { kind: 'member', permission: 'candidates:manage', token: ['write'] } as const;

export const vacancy = z.object({
  id,
  title: z.string(),
  team: department.nullable().describe('The department that whoever is chosen joins.'),
  invitation_text: z.string().nullable().describe('Its own words in the invitation.'),
  opened_at: timestamp,
  closed_at: timestamp.nullable(),
  erase_on: z.iso.date().nullable().describe('When its candidates are erased; null while it is open.'),
  invited: z.number(),
  submitted: z.number(),
});
export type Vacancy = z.output<typeof vacancy>;

export const vacancyForm = z.object({
  title: line(120),
  department_id: optional(id),
  invitation_text: optional(prose(2000)),
});

export const vacancyChange = z
  .object({
    title: line(120),
    department_id: clearable(id),
    invitation_text: clearable(prose(2000)),
    closed: z
      .boolean()
      .describe('Closing begins the time until its candidates are erased; opening stops it.'),
  })
  .partial();

const vacancyAnswer = z.object({ vacancy });
const vacancyParams = z.object({ vacancyId: id });

export const listVacancies = operation({
  id: 'listVacancies',
  method: 'GET',
  path: '/survey/vacancies',
  summary: 'The vacancies whose candidates the caller sees, open ones first.',
  access: see,
  response: z.object({ vacancies: z.array(vacancy) }),
});

export const openVacancy = operation({
  id: 'openVacancy',
  method: 'POST',
  path: '/survey/vacancies',
  summary: 'Open a vacancy. A manager names one of the own departments as its team.',
  access: manage,
  body: vacancyForm,
  response: vacancyAnswer,
  status: 201,
});

export const changeVacancy = operation({
  id: 'changeVacancy',
  method: 'PATCH',
  path: '/survey/vacancies/:vacancyId',
  summary: 'Change a vacancy, close it or open it again; what is absent stays.',
  access: manage,
  params: vacancyParams,
  body: vacancyChange,
  response: vacancyAnswer,
});

export const removeVacancy = operation({
  id: 'removeVacancy',
  method: 'DELETE',
  path: '/survey/vacancies/:vacancyId',
  summary: 'Remove a vacancy for which nobody was invited. 409 otherwise: close it instead.',
  access: manage,
  params: vacancyParams,
});
