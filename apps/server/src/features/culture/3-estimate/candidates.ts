import type { Figure, Share } from '@fourfold/contract/schemas';
import {
  type CandidateComparison,
  compareCandidate,
  createWorkspace,
  describeGroup,
  type Estimated,
  followAdvertisement,
  type HeldAgainst,
  judgeAnswers,
  type NamedScore,
  normalLimit,
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
import { decode, type Encoded, hundredth, tenth, toFigure, toPersonFigure } from '../engine/figures.ts';
import { readChoices } from '../engine/read-choices.ts';

export interface CandidatesTask {
  /** Null where the team may not be shown: then there is nothing to compare with. */
  readonly team: Encoded | null;
  readonly candidates: readonly CandidateSheet[];
  /** What the uncertainty of the authors' keys adds. Learned keys bring their own. */
  readonly keyCovariance: Float64Array;
}

export interface CandidateSheet {
  /** Stored answers, or the place of a candidate of the sample company. */
  readonly answers: Uint8Array | number;
  /** What the advertisement asks for, by keys of competencies. */
  readonly asked: readonly string[];
}

export interface ComputedCandidate {
  readonly figures: Record<string, Figure>;
  /** By key of behaviour. */
  readonly behaviours: Record<string, Figure>;
  readonly comparison: ComputedComparison | null;
  /** Whether the answers follow the advertisement closely; null where it names nothing. */
  readonly follows: boolean | null;
}

export interface ComputedComparison {
  readonly fit: ComputedShare;
  readonly add: ComputedShare;
  /** By key of competency: candidate less team. */
  readonly differences: Record<string, ComputedDifference>;
  readonly complements: readonly {
    readonly key: string;
    readonly points: number;
    readonly probability: number;
  }[];
}

export interface ComputedShare extends Share {
  /** What honest people of the same standing get, and sheets that were filled in at random. */
  readonly honest: Share;
  readonly random: Share;
  /** Whether it can be told from a sheet that was filled in at random. */
  readonly tells: boolean;
}

export interface ComputedDifference {
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
  return {
    team: picture === null ? null : byKey(profileGroup(model, picture).groups, toFigure),
    candidates: candidates.map(({ answers, asked }) => {
      const choices = choicesOf(engine, answers).behaviour;
      const estimate = scorePerson(model, choices, workspace);
      const { groups, measures } = profilePerson(
        model,
        estimate,
        engine.personal?.behaviour ?? keyCovariance,
      );
      const comparison = picture === null ? null : present(compareCandidate(model, estimate, picture));
      const follows =
        asked.length === 0 ? null : followAdvertisement(model, choices, estimate, asked).follows;
      return {
        figures: byKey(groups, toPersonFigure),
        behaviours: byKey(measures, toPersonFigure),
        comparison,
        follows,
      };
    }),
  };
}

const byKey = (scores: readonly NamedScore[], present: (score: NamedScore) => Figure) =>
  Object.fromEntries(scores.map((score) => [score.key, present(score)]));

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
    fit: heldAgainst(fit),
    add: heldAgainst(add),
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

const heldAgainst = ({ honest, random, tells, ...own }: HeldAgainst): ComputedShare => ({
  ...share(own),
  honest: share(honest),
  random: share(random),
  tells,
});

/** Of candidates who do not differ from the team, so many are said to. */
const FALSE_PAGES = 0.05;

function difference({ value, low, high }: Estimated, together: number) {
  const error = (high - low) / (2 * Z95);
  return {
    points: tenth(value),
    low: tenth(low),
    high: tenth(high),
    stands_out: Math.abs(value) > normalLimit(FALSE_PAGES / (2 * together)) * error,
  };
}
