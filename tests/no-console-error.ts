import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever complains on the console without being expected there is a failure. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockName('console.error');
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
