import type { Schedule } from '@fourfold/contract/schemas';

/** Makes one change, shows what is planned then, and says what was done or why not. True when it was done. */
export type ChangeSchedule = (act: () => Promise<Schedule>, done: string) => Promise<boolean>;

export interface SchedulePartProps {
  schedule: Schedule;
  /** It is the organisation's, which not everyone who invites may change. */
  mayChange: boolean;
  isBusy: boolean;
  change: ChangeSchedule;
}
