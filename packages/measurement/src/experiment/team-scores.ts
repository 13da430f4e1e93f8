import { estimateGroup } from '../group/estimate-group.ts';
import { countAnswers, type GroupModel, type GroupQuestion } from '../group/group-model.ts';
import { WITHIN_GROUPS } from '../group/group-spread.ts';
import { marginalChoice } from '../group/marginal-choice.ts';
import { questionEvidence } from '../group/question-evidence.ts';
import { invert, multiply, multiplyVector } from '../linear-algebra/index.ts';
import { BALANCED, POINTS } from '../person/bands.ts';

/**
 * Where teams stand on every measure, so that teams and periods can be held against each other.
 *
 * A score that screens show is drawn to what is believed beforehand, the more the smaller the team, and an effect would be
 * drawn along. Here nothing is: one step of scoring from the place where all the teams of a round stand together, with
 * hardly any prior, divided by how much of a measure the step sees. It scatters more, and an effect keeps its size.
 *
 * Where a form leaves questions out, what is asked decides; a measure that hardly any question asks about has no figure
 * (NaN).
 *
 * Example: `scoreTeams(model, teams)[0].values[3]` is 92.5, `.errors[3]` the variance that answering leaves, 210.
 */
export interface TeamScores {
  readonly people: number;
  /** In points. */
  readonly values: Float64Array;
  /** What answering leaves uncertain around the mean of the very people who answered, in points squared. */
  readonly errors: Float64Array;
}

export interface Team {
  readonly people: number;
  /** How many chose each option. */
  readonly counts: Float64Array;
}

/** Of the prior: enough that measures which are hardly asked stay where they are. */
const LITTLE = 0.03;
/** Of a measure: below, too few of its questions were asked. */
const FEWEST_SEEN = 0.4;

export function scoreTeams(groupModel: GroupModel, teams: readonly Team[]): TeamScores[] {
  const [first] = teams;
  if (first === undefined) return [];
  const all = new Float64Array(first.counts.length);
  for (const { counts } of teams)
    for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) + (counts[at] as number);
  const people = teams.reduce((sum, team) => sum + team.people, 0);
  const place = estimateGroup(groupModel, all, people).mean;
  const questions = groupModel.questions.map((question) => lookAt(question, groupModel, place));
  const known = new Map<string, Step>();
  return teams.map((team) => {
    const shares = groupModel.questions.map((question) => countAnswers(question, team.counts) / team.people);
    const name = shares.join();
    const step = known.get(name) ?? stepFor(groupModel, questions, shares);
    known.set(name, step);
    return scoreTeam(team, place, questions, step);
  });
}

interface Look {
  readonly question: GroupQuestion['question'];
  readonly probability: Float64Array;
  readonly pull: Float64Array;
  readonly gradient: Float64Array;
}

function lookAt(groupQuestion: GroupQuestion, { model }: GroupModel, place: Float64Array): Look {
  const choice = marginalChoice(groupQuestion, model.popularity, place);
  const { pull, gradient } = questionEvidence(groupQuestion, choice, 1, 1);
  return { question: groupQuestion.question, probability: choice.probability, pull, gradient };
}

/** What answers to these questions, in these shares, can be turned into. */
interface Step {
  readonly inverse: Float64Array;
  /** By measure: how much of it the step sees. */
  readonly seen: Float64Array;
  /** By measure: the variance of answering for one person. */
  readonly noise: Float64Array;
}

function stepFor({ model }: GroupModel, looks: readonly Look[], shares: readonly number[]): Step {
  const { size, prior } = model;
  const curvature = prior.precision.map((value) => LITTLE * value);
  for (const [index, { question, pull, gradient }] of looks.entries()) {
    const { touched, optionKeys } = question;
    const free = optionKeys.length - 1;
    for (const [row, measure] of touched.entries()) {
      for (const [column, other] of touched.entries()) {
        let sum = 0;
        for (let option = 0; option < free; option++) {
          const move = gradient[option * touched.length + column] as number;
          sum += (pull[row * free + option] as number) * move;
        }
        const at = measure * size + other;
        curvature[at] = (curvature[at] as number) + (shares[index] as number) * sum;
      }
    }
  }
  const inverse = invert(curvature, size);
  const lost = multiply(inverse, prior.precision, size).map((value) => LITTLE * value);
  const drawn = multiply(lost, inverse, size);
  return {
    inverse,
    seen: Float64Array.from({ length: size }, (_, k) => 1 - (lost[k * (size + 1)] as number)),
    noise: Float64Array.from({ length: size }, (_, k) => {
      const at = k * (size + 1);
      return (inverse[at] as number) - (drawn[at] as number);
    }),
  };
}

function scoreTeam(
  { people, counts }: Team,
  place: Float64Array,
  looks: readonly Look[],
  { inverse, seen, noise }: Step,
): TeamScores {
  const size = place.length;
  const pulled = new Float64Array(size);
  for (const { question, probability, pull } of looks) {
    const { firstOption, optionKeys, touched } = question;
    const free = optionKeys.length - 1;
    let answered = 0;
    for (let option = 0; option <= free; option++) answered += counts[firstOption + option] as number;
    for (let option = 0; option < free; option++) {
      const surprise = (counts[firstOption + option] as number) - answered * (probability[option] as number);
      for (const [row, measure] of touched.entries()) {
        pulled[measure] =
          (pulled[measure] as number) + (surprise / people) * (pull[row * free + option] as number);
      }
    }
  }
  const moved = multiplyVector(inverse, pulled, size);
  const isSeen = (k: number): boolean => (seen[k] as number) >= FEWEST_SEEN;
  return {
    people,
    values: place.map((value, k) =>
      isSeen(k) ? BALANCED + POINTS * (value + (moved[k] as number) / (seen[k] as number)) : Number.NaN,
    ),
    errors: noise.map((value, k) =>
      isSeen(k) ? (POINTS ** 2 * value) / (seen[k] as number) ** 2 / people : Number.NaN,
    ),
  };
}

/** Of what people of one team differ by, how much passes from one round to the next: some leave, some change. */
const PASSING = 0.3;
/** How far a team moves by itself between two rounds, in points. */
const DRIFT = 6;

/** How far a team's figure is believed to scatter from round to round, as a variance in points squared. */
export const roundSpread = (error: number, people: number): number =>
  error + (PASSING * WITHIN_GROUPS * POINTS ** 2) / people + DRIFT ** 2;
