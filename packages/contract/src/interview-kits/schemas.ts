import { sentence } from '@fourfold/words';
import { z } from 'zod';
import type { Shape } from '../shape.ts';

/** 3.17.60: ids of the library's questions, as the address of a shared kit holds them. */
const kit = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,3}){0,99}$/, { error: sentence('These are not question numbers.') })
  .transform((text) => new Set(text.split('.').map(Number)));

export const interviewKitsSchemas = {
  getInterviewKit: {
    summary: 'Chosen questions of the library as a document to write in. Answers a Word document.',
    limit: { max: 60, seconds: 600 },
    query: z.object({ kit }),
    status: 200,
  },
} as const satisfies Readonly<Record<string, Shape>>;
