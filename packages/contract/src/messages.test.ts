import { expect, it } from 'vitest';
import * as messages from './messages.ts';

/** The specification's catalogue: anyone who changes one of these changes what was agreed. */
it.each([
  ['network', 'Network error'],
  ['unexpected', 'An unexpected error occurred.'],
  ['linkExpired', 'The assessment link expired after two weeks.'],
  ['linkInvalid', 'The assessment link is invalid. Please try clicking the link again.'],
  ['selectTendency', 'Please select an option that is closer to your tendency.'],
  ['registrationFailed', 'Registration failed!'],
  ['registered', 'Registration successful!'],
  ['signInFailed', 'Login failed!'],
  ['signedIn', 'Login successful!'],
  ['passwords', 'Passwords do not match'],
  ['verificationSent', 'Verification email sent successfully!'],
  ['verificationNotSent', 'Something went wrong. Please try again later.'],
  ['completeTheForm', 'Please complete the form.'],
  ['invitationFailed', 'Failed to send invitation!'],
  ['invitationSent', 'Invitation sent successfully!'],
  ['reportFailed', 'An error occurred while generating the report.'],
] as const)('says %s word for word as specified', (name, sentence) => {
  const said = new Map<string, (values: never) => string>(Object.entries(messages));
  expect(said.get(name)?.({} as never)).toBe(sentence);
});
