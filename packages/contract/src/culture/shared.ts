// Shapes that the calls about culture have in common; the rest of the product knows them only inside of answers.
import { z } from 'zod';
import { measureKinds, withheld } from './figures.ts';

/** Hires compares with teams in its own way, so the reach `teams` does not open these calls. */
export const seeGroups = {
  kind: 'member',
  permission: 'groups:see',
  reach: 'organisation',
  token: ['figures:read'],
} as const;
export const seePeople = { kind: 'member', permission: 'employees:see', token: ['people:read'] } as const;

export const measureKind = z.enum(measureKinds);

export const named = { key: z.string(), name: z.string() };

/** The state that every answer is in; a screen draws one of the three. */
export const standing = {
  /** `sample`: nobody has answered yet, the figures are those of the sample company and marked as such. */
  state: z.enum(['figures', 'withheld', 'sample']),
  withheld: withheld.nullable().describe('Set when the state is `withheld`.'),
  people: z.number().describe('Whose answers the figures hold.'),
  version: z.string().describe('Of the figures; the same as in the ETag.'),
};
