import { expect, it } from 'vitest';
import { sayAfterErasing } from './say-after-erasing.ts';

const finn = { first_name: 'Finn', last_name: 'Hill', status: 'sent' } as const;

it('says of the person at hand whether the seat stays taken', () => {
  expect(sayAfterErasing(finn, true)).toMatch(/the seat stays taken: Finn Hill has started\.$/);
  expect(sayAfterErasing(finn, false)).toMatch(/Finn Hill has not started, so the seat is free again\.$/);
  expect(sayAfterErasing(finn, null)).toMatch(/if Finn Hill has started\.$/);
  expect(sayAfterErasing({ ...finn, status: 'submitted' }, null)).toBe('The seat stays taken.');
});
