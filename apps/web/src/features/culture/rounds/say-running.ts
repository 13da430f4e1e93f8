import { plural, t } from '@lingui/core/macro';

interface Running {
  number: number;
  invited: number;
  submitted: number;
  /** The member counts people of their own departments alone. */
  isOfOwn: boolean;
}

/** How far a round is of which the page shows nothing yet. */
export function sayRunning({ number, invited, submitted, isOfOwn }: Running): string {
  if (invited === 0) {
    return isOfOwn
      ? t`Round ${number} is running. Nobody in your departments has been invited to it yet.`
      : t`Round ${number} is running. Nobody has been invited to it yet.`;
  }
  return isOfOwn
    ? plural(submitted, {
        one: `Round ${number} is running: # of ${invited} in your departments has answered.`,
        other: `Round ${number} is running: # of ${invited} in your departments have answered.`,
      })
    : plural(submitted, {
        one: `Round ${number} is running: # of ${invited} has answered.`,
        other: `Round ${number} is running: # of ${invited} have answered.`,
      });
}
