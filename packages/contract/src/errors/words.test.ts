import { expect, it } from 'vitest';
import { errorBody } from './schemas.ts';
import { readErrorBody } from './words.ts';

it.each([
  { message: 'No.', code: 'forbidden' },
  { message: 'No.', code: 'invalid', errors: { email: ['Please.'] } },
  { message: 'No.', code: 'code_needed', challenge: 'c' },
  { message: 'No.' },
  { code: 'forbidden' },
  { message: 3, code: 'forbidden' },
  { message: 'No.', code: 'unheard_of' },
  'Bad Gateway',
  null,
  [],
])('reads %j as a refusal if and only if the schema does', (body) => {
  expect(readErrorBody(body) !== null).toBe(errorBody.safeParse(body).success);
});
