import { submitLead } from '@fourfold/contract/calls';
import {
  contactLead,
  cultureGuideLead,
  type LeadInput,
  miniCourseLead,
  pipEmailLead,
  pipRoleLead,
  roleLead,
  webinarLead,
} from '@fourfold/contract/schemas';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';

/** The weight of a form: its schema and its call. Fetched when someone begins to fill one in. */
export const leadSchemas = {
  contact: contactLead,
  miniCourse: miniCourseLead,
  cultureGuide: cultureGuideLead,
  pipEmail: pipEmailLead,
  pipRole: pipRoleLead,
  role: roleLead,
  webinar: webinarLead,
} satisfies Record<string, z.ZodType<LeadInput>>;

export type LeadKind = keyof typeof leadSchemas;

export const sendLead = (lead: LeadInput) => call(submitLead, { body: lead });
