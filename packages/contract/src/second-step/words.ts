/** The second step at sign-in: a code from an app, or one of the recovery codes that were kept for its loss. */
export const secondStepRule = {
  digits: 6,
  seconds: 30,
  /** How long a right password waits for its code. */
  challengeSeconds: 600,
  /** Wrong codes until the password is asked for again. */
  tries: 5,
  recoveryCodes: 10,
} as const;
