import { findMaximum } from '../person/find-maximum.ts';
import type { Workspace } from '../person/workspace.ts';
import { type Choices, type Model, NOT_ANSWERED } from '../questionnaire/model.ts';
import type { FittedAnswers } from './person-fit.ts';

/**
 * How much better the model explains answers than random picking does: the
 * natural logarithm of a Bayes factor.
 *
 *   ln P(answers | somebody drawn from the prior) - ln P(answers | every option equally likely)
 *
 * Because it is a ratio of evidence, zero means undecided for any number of answers, and -4.6 that
 * random picking is a hundred times the better explanation. `informationGiven` asks the same of one half,
 * given the other: it finds who answered with care and then no longer.
 *
 * Example: a typical honest response has +16, a random one -17.
 */
export function information(model: Model, choices: Choices, logEvidence: number): number {
  let chance = 0;
  for (const [index, { optionKeys }] of model.questions.entries()) {
    if (choices[index] !== NOT_ANSWERED) chance -= Math.log(optionKeys.length);
  }
  return logEvidence - chance;
}

/** Of the answers that `isOther` leaves out, given those that it names. `whole` is the information of all. */
export function informationGiven(
  { model, choices, theta }: FittedAnswers,
  whole: number,
  isOther: (questionKey: string) => boolean,
  workspace: Workspace,
): number {
  const other = choices.map((option, index) =>
    isOther(model.questions[index]?.key as string) ? option : NOT_ANSWERED,
  );
  // Starting from the estimate of the whole saves a step or two.
  const { logEvidence } = findMaximum(model, other, Float64Array.from(theta), workspace);
  return whole - information(model, other, logEvidence);
}
