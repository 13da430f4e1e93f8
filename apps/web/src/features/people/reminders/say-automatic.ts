import { t } from '@lingui/core/macro';
import { atTime } from '../../../lib/dates.ts';

interface Beside {
  /** Of the reminder that is being written; empty for now. */
  leavesAt: string;
  /** How many get it. */
  people: number;
}

/** The next reminder that goes by itself. One that people get before it puts it off: its days count from the last link. */
export function sayAutomatic(next: string, { leavesAt, people }: Beside): string {
  const moment = atTime(next);
  if (people === 0 || (leavesAt !== '' && new Date(next) < new Date(leavesAt)))
    return t`An automatic reminder goes out on ${moment}.`;
  return t`This reminder postpones the automatic one due on ${moment}.`;
}
