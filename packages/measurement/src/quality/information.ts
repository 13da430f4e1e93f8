import { findMaximum } from '../person/find-maximum.ts';
import { createWorkspace } from '../person/workspace.ts';
import { logSumExp } from '../probability/log-sum-exp.ts';
import { type Choices, NOT_ANSWERED } from '../questionnaire/model.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type EvidenceModel, evidenceModels } from './evidence-models.ts';

/**
 * What explains the answers best: a person, someone who picks at random, or both in turn. Natural logarithms of
 * Bayes factors, so that zero means undecided for any number of answers.
 *
 * A person's standings may spread as wide as the prior says or much less (0.45 of it), mostly alike in both halves of
 * the questionnaire: who has strong views of the work has seldom none of themselves. So answers about behaviours that
 * say nothing are more telling beside constructs that say a lot.
 *
 * Example: a typical honest response has an information of +20, a random one of -4.
 */
export interface Information {
  readonly information: number;
  readonly behaviours: number;
  readonly perceptions: number;
  readonly halves: number;
}

/** How probable it is, before any answer, that someone's standings spread so wide; alike in both halves in so many. */
const PROBABLE = [0.6, 0.4] as const;
const ALIKE = 0.85;

/** `isFirst`: whether a question was among the first half that the respondent saw. */
export function weighExplanations(
  questionnaire: Questionnaire,
  choices: Readonly<Record<'behaviour' | 'perception', Choices>>,
  isFirst: (questionKey: string) => boolean,
): Information {
  const models = evidenceModels(questionnaire);
  const behaviour = evidenceOf(models.behaviour, choices.behaviour, isFirst);
  const perception = evidenceOf(models.perception, choices.perception, isFirst);
  const prior = PROBABLE.map(Math.log);
  const own = (spreads: readonly number[]): number =>
    logSumExp(spreads.map((evidence, at) => evidence + (prior[at] as number)));
  const [alone, views] = [own(behaviour.spreads), own(perception.spreads)];
  const alike = own(behaviour.spreads.map((evidence, at) => evidence + (perception.spreads[at] as number)));
  const whole = logSumExp([Math.log(ALIKE) + alike, Math.log(1 - ALIKE) + alone + views]);
  return {
    information: whole,
    behaviours: whole - views,
    perceptions: whole - alone,
    halves: whole - behaviour.firstHalf - perception.firstHalf,
  };
}

interface Evidence {
  /** By how wide standings spread. */
  readonly spreads: readonly number[];
  /** Of the first half as it would be without the rest. */
  readonly firstHalf: number;
}

function evidenceOf(
  { spreads }: EvidenceModel,
  choices: Choices,
  isFirst: (questionKey: string) => boolean,
): Evidence {
  const [wide] = spreads;
  const workspace = createWorkspace(wide);
  const theta = new Float64Array(wide.size);
  const against = (model: typeof wide, answers: Choices): number => {
    let random = 0;
    for (const [index, { optionKeys }] of model.questions.entries()) {
      if (answers[index] !== NOT_ANSWERED) random -= Math.log(optionKeys.length);
    }
    return findMaximum(model, answers, theta, workspace).logEvidence - random;
  };
  // Each search starts where the one before ended, which saves a step or two.
  const found = spreads.map((model) => against(model, choices));
  const first = choices.map((option, index) =>
    isFirst(wide.questions[index]?.key as string) ? option : NOT_ANSWERED,
  );
  return { spreads: found, firstHalf: against(wide, first) };
}
