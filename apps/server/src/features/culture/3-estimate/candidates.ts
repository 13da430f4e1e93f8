import type { Figure, Share } from '@fourfold/contract/schemas';
import {
  type CandidateComparison,
  compareCandidate,
  createWorkspace,
  describeGroup,
  type Estimated,
  judgeAnswers,
  profileGroup,
  profilePerson,
  type ResponseChoices,
  readAnswers,
  scorePerson,
  scoreResponse,
  simulateCompany,
  type Verdict,
  Z95,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded, hundredth, tenth, toFigure } from '../engine/figures.ts';
import { readChoices } from '../engine/read-choices.ts';
import { familyLimit } from './differences.ts';

export interface CandidatesTask {
  /** Null where the team may not be shown: then there is nothing to compare with. */
  readonly team: Encoded | null;
  /** Stored answers, or places of candidates of the sample company. */
  readonly candidates: readonly (Uint8Array | number)[];
  readonly keyCovariance: Float64Array;
}

export interface ComputedCandidate {
  readonly figures: Record<string, Figure>;
  /** By key of behaviour. */
  readonly behaviours: Record<string, Figure>;
  readonly comparison: ComputedComparison | null;
}

export interface ComputedComparison {
  readonly fit: Share;
  readonly add: Share;
  /** By key of competency: candidate less team. */
  readonly differences: Record<string, ComputedDifference>;
  readonly complements: readonly {
    readonly key: string;
    readonly points: number;
    readonly probability: number;
  }[];
}

interface ComputedDifference {
  readonly points: number;
  readonly low: number;
  readonly high: number;
  readonly spread: number;
  readonly stands_out: boolean;
}

export interface ComputedCandidates {
  /** Of the team, by key of competency. */
  readonly team: Record<string, Figure> | null;
  readonly candidates: readonly ComputedCandidate[];
}

/** Candidates beside a team, by behaviours: how people see their present work says nothing about another one. */
export function computeCandidates(
  engine: Engine,
  { team, candidates, keyCovariance }: CandidatesTask,
): ComputedCandidates {
  const model = engine.questionnaire.models.behaviour;
  const workspace = createWorkspace(model);
  const picture =
    team === null ? null : describeGroup(engine.groups, engine.keys, decode(engine, team)).behaviour;
  const named = (scores: readonly (Parameters<typeof toFigure>[0] & { readonly key: string })[]) =>
    Object.fromEntries(scores.map((score) => [score.key, toFigure(score)]));
  return {
    team: picture === null ? null : named(profileGroup(model, picture).groups),
    candidates: candidates.map((candidate) => {
      const estimate = scorePerson(model, choicesOf(engine, candidate).behaviour, workspace);
      const { groups, measures } = profilePerson(model, estimate, keyCovariance);
      const comparison = picture === null ? null : present(compareCandidate(model, estimate, picture));
      return { figures: named(groups), behaviours: named(measures), comparison };
    }),
  };
}

function choicesOf(engine: Engine, candidate: Uint8Array | number): ResponseChoices {
  if (typeof candidate !== 'number') return readChoices(engine, candidate);
  const person = sampleCandidates(engine)[candidate];
  if (person === undefined) throw new Error(`The sample company has no candidate ${candidate}.`);
  return readAnswers(engine.questionnaire, person.answers(sampleResponse(candidate)));
}

/** Who applies to the sample company. */
const sampleCandidates = ({ questionnaire }: Engine) =>
  simulateCompany(questionnaire).people.filter(({ kind }) => kind === 'candidate');

export interface SampleCandidate {
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly verdict: Verdict;
}

export const computeSampleCandidates = (engine: Engine): SampleCandidate[] =>
  sampleCandidates(engine).map(({ firstName, lastName, jobPosition, answers }, at) => {
    const id = sampleResponse(at);
    const { verdict } = judgeAnswers(
      engine.questionnaire,
      scoreResponse(engine.questionnaire, id, answers(id)),
    );
    return { firstName, lastName, position: jobPosition, verdict };
  });

const sampleResponse = (at: number) => `sample candidate ${at}`;

function present({ fit, add, competencies, complements }: CandidateComparison): ComputedComparison {
  return {
    fit: share(fit),
    add: share(add),
    differences: Object.fromEntries(
      competencies.map(({ key, spread, ...estimated }) => [
        key,
        { ...difference(estimated, competencies.length), spread: tenth(spread) },
      ]),
    ),
    complements: complements.map(({ behaviour, difference: points, probability }) => ({
      key: behaviour,
      points: tenth(points),
      probability: hundredth(probability),
    })),
  };
}

const share = ({ value, low, high }: Estimated): Share => ({
  value: Math.round(value),
  low: Math.round(low),
  high: Math.round(high),
});

function difference({ value, low, high }: Estimated, together: number) {
  const error = (high - low) / (2 * Z95);
  return {
    points: tenth(value),
    low: tenth(low),
    high: tenth(high),
    stands_out: Math.abs(value) > familyLimit(together) * error,
  };
}
