/**
 * How much is simulated: `full` for the evidence page (under three minutes on two cores), `quick` for a test
 * that must fail when a change makes the measurement worse.
 *
 * Quick rows are rougher, so they allow `slack` on every limit.
 *
 * Example: `QUICK.people` is 120.
 */
export interface Effort {
  readonly seed: string;
  readonly people: number;
  /** Pairs of groups by group size. */
  readonly groups: Readonly<Record<5 | 30 | 300, number>>;
  readonly otherPeople: number;
  readonly otherGroups: Readonly<Record<30 | 300, number>>;
  readonly judged: number;
  /** People a line where the ideal observer judges. */
  readonly ideal: number;
  /** Teams beside which candidates are compared. */
  readonly teams: number;
  /** Teams beside which the same applicants are honest and dressed up. */
  readonly fakers: number;
  /** Pages of a company, by line. */
  readonly pages: number;
  readonly topFive: number;
  /** Companies a line in which a plan starts in some teams first. */
  readonly experiments: number;
  /** Worlds in which keys are learned, by line; and whether from pools of thousands, too. */
  readonly keyWorlds: number;
  readonly largePools: boolean;
  readonly slack: number;
}

export const FULL: Effort = {
  seed: '1',
  people: 1500,
  groups: { 5: 750, 30: 150, 300: 24 },
  otherPeople: 400,
  otherGroups: { 30: 60, 300: 40 },
  judged: 800,
  ideal: 150,
  teams: 8,
  fakers: 10,
  pages: 200,
  topFive: 120,
  experiments: 400,
  keyWorlds: 1,
  largePools: false,
  slack: 0,
};

/** What takes its time: the same with many more pages, groups of hundreds, and worlds of learned keys. */
export const LONG: Effort = {
  ...FULL,
  groups: { 5: 750, 30: 150, 300: 60 },
  otherGroups: { 30: 60, 300: 40 },
  fakers: 30,
  pages: 1000,
  topFive: 400,
  experiments: 1000,
  keyWorlds: 20,
  largePools: true,
};

export const QUICK: Effort = {
  seed: '1',
  people: 120,
  groups: { 5: 40, 30: 20, 300: 5 },
  otherPeople: 40,
  otherGroups: { 30: 10, 300: 10 },
  judged: 50,
  ideal: 0,
  teams: 0,
  fakers: 0,
  pages: 12,
  topFive: 0,
  experiments: 20,
  keyWorlds: 0,
  largePools: false,
  slack: 0.03,
};
