import { z } from 'zod';
import { type ErrorBody, type ErrorCode, errorStatus } from './words.ts';

/** The shape of `ErrorBody` for those who check or describe it. */
export const errorBody = z.object({
  message: z.string().describe('A sentence that may be shown to a person.'),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.array(z.string())).optional().describe('By field, for status 422.'),
  challenge: z.string().optional().describe('For code_needed: what the code is sent with.'),
  error: z.string().optional().describe('The message again, for failures of e-mail verification.'),
}) satisfies z.ZodType<ErrorBody>;
