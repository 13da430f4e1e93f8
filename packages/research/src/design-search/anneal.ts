import type { Random } from '@fourfold/measurement/random.ts';
import type { RuleBook } from './broken-rules.ts';
import { createInformation, type QuestionInformation } from './expected-information.ts';
import { type Layout, OPTIONS } from './layout.ts';
import type { Proposal } from './proposals.ts';
import {
  addInformation,
  collectMeasures,
  emptyInformation,
  totalInformation,
} from './question-information.ts';
import { createUncertainty, MOST_TOUCHED } from './uncertainty.ts';

/**
 * Simulated annealing over layouts: random small exchanges, kept when they
 * help and, early on, sometimes when they hurt.
 *
 * Broken rules cost so much that none is left at the end. Finds a good design, not
 * provably the best; different seeds end within about one percent of each other.
 *
 * Example: `anneal({ layout, size, ruleBook, propose, prior, weights, random, moves: 400_000 })` changes `layout`.
 */
export interface Annealing {
  readonly layout: Layout;
  /** How many measures there are. */
  readonly size: number;
  readonly ruleBook: RuleBook;
  /** Answers the next move to look at. */
  readonly propose: () => Proposal | null;
  readonly prior: { readonly covariance: Float64Array; readonly precision: Float64Array };
  /** What is to be made small: see `createUncertainty`. */
  readonly weights: Float64Array;
  readonly random: Random;
  readonly moves: number;
  /** How much worse a move may be at first; less where the search begins at a design that is to be kept. */
  readonly hot?: number;
  readonly report?: (progress: { move: number; loss: number; broken: number }) => void;
}

const HOT = 3e-4;
const COLD = 1e-6;
const PRICE_OF_A_BROKEN_RULE = 0.01;
/** No single move improves the loss by more. */
const MOST_GAINED = 0.02;
const KEPT_BETWEEN_RESETS = 2000;

export function anneal(annealing: Annealing): { loss: number; broken: number } {
  const { layout, size, ruleBook, propose, prior, weights, random, moves, hot = HOT, report } = annealing;
  const questions = layout.primary.length / OPTIONS;
  const informationOf = createInformation(prior.covariance, size);
  const known = Array.from({ length: questions }, (_, question) => {
    const information = emptyInformation();
    informationOf(layout, question, information);
    return information;
  });
  for (let question = 0; question < questions; question++) ruleBook.add(question);
  const uncertainty = createUncertainty(size, weights);
  const reset = (): void => uncertainty.reset(totalInformation(prior.precision, size, known));
  reset();

  const fresh = [emptyInformation(), emptyInformation()];
  const touched = new Int32Array(MOST_TOUCHED);
  const change = new Float64Array(MOST_TOUCHED * MOST_TOUCHED);
  let kept = 0;
  for (let move = 0; move < moves; move++) {
    const temperature = hot * (COLD / hot) ** (move / moves);
    const price = uncertainty.loss() + PRICE_OF_A_BROKEN_RULE * ruleBook.broken();
    const proposal = propose();
    if (!proposal) continue;
    for (const question of proposal.questions) ruleBook.remove(question);
    proposal.apply();
    for (const question of proposal.questions) ruleBook.add(question);
    const limit = price - temperature * Math.log(1 - random());
    const fine = PRICE_OF_A_BROKEN_RULE * ruleBook.broken();
    let accepted = false;
    // Most proposals break a rule; only the others are worth a look at what they tell.
    if (uncertainty.loss() + fine - MOST_GAINED < limit) {
      let count = 0;
      for (const [index, question] of proposal.questions.entries()) {
        informationOf(layout, question, fresh[index] as QuestionInformation);
        count = collectMeasures(known[question] as QuestionInformation, touched, count);
        count = collectMeasures(fresh[index] as QuestionInformation, touched, count);
      }
      change.fill(0);
      for (const [index, question] of proposal.questions.entries()) {
        addInformation(known[question] as QuestionInformation, -1, touched, count, change);
        addInformation(fresh[index] as QuestionInformation, 1, touched, count, change);
      }
      accepted = uncertainty.try(touched, count, change) + fine < limit;
    }
    if (accepted) {
      uncertainty.keep();
      for (const [index, question] of proposal.questions.entries()) {
        const replaced = known[question] as QuestionInformation;
        known[question] = fresh[index] as QuestionInformation;
        fresh[index] = replaced;
      }
      if (++kept % KEPT_BETWEEN_RESETS === 0) reset();
    } else {
      for (const question of proposal.questions) ruleBook.remove(question);
      proposal.undo();
      for (const question of proposal.questions) ruleBook.add(question);
    }
    if (move % 20_000 === 0) report?.({ move, loss: uncertainty.loss(), broken: ruleBook.broken() });
  }
  reset();
  return { loss: uncertainty.loss(), broken: ruleBook.broken() };
}
