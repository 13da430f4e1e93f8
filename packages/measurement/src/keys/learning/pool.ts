import type { Choices } from '../../questionnaire/model.ts';
import type { ReceivedSums } from '../exchange/read-sums.ts';

/**
 * The people whose answers keys are learned from, by the group that they share a mean with: one asking of one company.
 * Departments of one company are no groups of their own here, since their people resemble each other.
 *
 * Example: `{ groups: [sheetsOfAcme, sheetsOfGlobex] }`.
 */
export interface Pool {
  readonly groups: readonly (readonly Choices[])[];
  /** What other installations have summed up. */
  readonly received?: readonly ReceivedSums[];
}

export const peopleOf = ({ groups }: Pool): number => groups.reduce((sum, { length }) => sum + length, 0);
