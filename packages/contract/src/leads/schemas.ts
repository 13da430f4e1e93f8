import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { email, line, prose, timezone } from '../fields.ts';
import * as messages from '../messages.ts';
import type { Shape } from '../shape.ts';
import { guideRoles, headcounts, leadRoles, leadSources, pipDownload } from './words.ts';

const chosen = <T extends readonly [string, ...string[]]>(values: T, message: () => string) =>
  z.enum(values, { error: message });

const unknownForm = sentence('There is no such form here.');

const requiredEmail = (missing: () => string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(1000, { error: sentence('This e-mail address is too long.') })
    .pipe(email);

/** A person who fills in a field that nobody sees is not a person. */
const honeypot = { website: z.string().max(0, { error: messages.unexpected }).optional() };

const common = {
  email: requiredEmail(sentence('Please enter your e-mail address.')),
  timezone: timezone.default('UTC'),
  ...honeypot,
};
/** Of the forms for which the specification says what is shown. */
const specified = { ...common, email: requiredEmail(messages.completeTheForm) };

export const miniCourseLead = z.object({ source: z.literal(leadSources.miniCourse), ...specified });

export const cultureGuideLead = z.object({
  source: z.literal(leadSources.fourLevelsGuide),
  role: chosen(guideRoles, messages.completeTheForm),
  headcount: chosen(headcounts, messages.completeTheForm),
  ...specified,
});

export const pipEmailLead = z.object({ source: z.literal(leadSources.pipGuide), ...common });

/** The second step of the improvement plan's form carries no source, only what is to be downloaded. */
export const pipRoleLead = z.object({
  source: z.undefined().optional(),
  download: z.literal(pipDownload, { error: unknownForm }),
  role: chosen(leadRoles, messages.selectAnOption),
  ...common,
});

export const roleLead = z.object({
  source: z.literal([leadSources.aiAdoptionGuide, leadSources.sampleReport]),
  role: chosen(leadRoles, messages.selectAnOption),
  ...common,
});

const blank = z
  .string()
  .max(2000, { abort: true })
  .regex(/^\s*$/)
  .transform(() => undefined);

export const webinarLead = z.object({
  source: z.literal([leadSources.webinarHiring, leadSources.webinarFourLevels]),
  question: z.union([blank, prose(2000)]).optional(),
  ...specified,
});

export const contactLead = z.object({
  source: z.literal(leadSources.contactForm),
  name: line(120, sentence('Please enter your name.')),
  message: prose(5000, sentence('Please write a message.')),
  ...common,
});

const leadBody = z.discriminatedUnion(
  'source',
  [miniCourseLead, cultureGuideLead, pipEmailLead, pipRoleLead, roleLead, webinarLead, contactLead],
  { error: unknownForm },
);

export type LeadInput = z.output<typeof leadBody>;

export const leadsSchemas = {
  submitLead: {
    summary: 'Leave an address for a guide, a course, a webinar or an answer.',
    limit: { max: 20, seconds: 600 },
    body: leadBody,
    response: z.object({
      message: z.string(),
      /** Where the promised file is, for two weeks; the mail holds the same link. */
      download_url: z.string().optional(),
    }),
    status: 201,
  },
} as const satisfies Readonly<Record<string, Shape>>;
