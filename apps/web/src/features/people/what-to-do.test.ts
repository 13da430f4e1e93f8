import { expect, it } from 'vitest';
import { whatToDo } from './what-to-do.ts';

it('says what to do about an invitation that got no answer, and leaves a refusal to the server’s words', () => {
  expect(whatToDo('network', false)).toBe(
    'You are offline, so nothing was sent. Check your connection and try again.',
  );
  expect(whatToDo('network', true)).toMatch(/^The server didn’t answer\. .+ Nobody will be invited twice\.$/);
  expect(whatToDo('seats_taken', true)).toBeNull();
});
