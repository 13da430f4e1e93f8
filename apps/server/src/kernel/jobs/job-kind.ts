import type { Queue } from 'pg-boss';

export type QueueOptions = Omit<Queue, 'name'>;

/** A kind of work that is done later, apart from any request. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly options: QueueOptions;
  /** Never set: carries the type of what a job of this kind is given. */
  readonly data?: Data;
}

/**
 * Work that someone waits for: tried again after seconds, then minutes, then every half hour, for as long as
 * pg-boss keeps it (two weeks). Ends earlier only when its handler says so.
 */
export const jobKind = <Data extends object>(name: string, options: QueueOptions = {}): JobKind<Data> => ({
  name,
  options: {
    retryLimit: 1000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 300,
    notify: true,
    ...options,
  },
});

/** Work that comes again by the clock: what was missed for long is done by the next one. */
export const recurringKind = (name: string): JobKind<Record<string, never>> =>
  jobKind(name, { retryLimit: 3, retentionSeconds: 24 * 3600 });
