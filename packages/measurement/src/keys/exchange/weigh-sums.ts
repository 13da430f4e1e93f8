import type { AnswerSums } from './sum-answers.ts';

/**
 * What a file counts as, whatever it claims: a file of a million people says no more than one of a few thousand, and so
 * many people are of no more companies than they can be.
 *
 * Example: 10,000,000 people of 1,000,000 companies count as 2,000 people of 400.
 */
export interface Weight {
  readonly people: number;
  readonly companies: number;
}

const MOST_PEOPLE = 2000;
/** Companies of fewer are in no file. */
export const FEWEST_OF_COMPANY = 5;

export function weightOf({ people, companies }: Pick<AnswerSums, keyof Weight>): Weight {
  const counted = Math.min(MOST_PEOPLE, people);
  return { people: counted, companies: Math.min(companies, mostCompanies(counted)) };
}

/** So many companies at most can so many people be of. */
export const mostCompanies = (people: number): number => Math.floor(people / FEWEST_OF_COMPANY);
