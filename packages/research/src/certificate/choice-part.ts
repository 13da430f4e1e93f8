import { logPosterior } from '@fourfold/measurement/person/log-posterior.ts';
import { scorePerson } from '@fourfold/measurement/person/score-person.ts';
import { createWorkspace } from '@fourfold/measurement/person/workspace.ts';
import type { Choices, Model } from '@fourfold/measurement/questionnaire/model.ts';
import { priorFrom } from '@fourfold/measurement/questionnaire/prior.ts';
import { type CertificatePart, type CertificateRow, largestDifference } from './certificate-row.ts';

/**
 * Choices that other people collected, as `scorePerson` sees them beside `survival::clogit`.
 *
 * To the engine a study is one person who answers one question for every set of options, with a term of the study for
 * a measure. The prior is made so wide that it says nothing; then the maximum of the posterior is clogit's
 * estimate, and the inverse curvature its covariance.
 *
 * Example: `choicePart(studies).rows[0]` compares the worths of six first names.
 */
export interface ChoiceStudy {
  readonly name: string;
  readonly source: string;
  readonly sets: number;
  readonly terms: readonly string[];
  /** By row, which is one option: the number of its set from 1, whether it was chosen, its value on every term. */
  readonly set: readonly number[];
  readonly chosen: readonly number[];
  readonly design: readonly (readonly number[])[];
  readonly estimate: readonly number[];
  readonly error: readonly number[];
  readonly logLikelihood: number;
}

const ESTIMATES = 1e-6;
/** Of the log likelihood, which runs into the thousands. */
const LIKELIHOOD = 1e-5;
/** Of the prior, in the units of the terms: what it takes from an estimate is far below the tolerance. */
const WIDE = 1e10;

export function choicePart(studies: readonly ChoiceStudy[]): CertificatePart {
  return {
    title: 'Choices',
    how: 'The data are real choices, between two things or among five. We fit them with `scorePerson`, the function that scores a person here, with an almost flat prior. We compare the results with `survival::clogit`. Undecided comparisons are left out of both.',
    rows: studies.flatMap(compareStudy),
  };
}

function compareStudy(study: ChoiceStudy): CertificateRow[] {
  const { name, sets, terms, estimate, error, logLikelihood } = study;
  const { model, choices } = compileStudy(study);
  const found = scorePerson(model, choices);
  const height = logPosterior(model, choices, found.theta, createWorkspace(model));
  const nameOf = (at: number): string => terms[at] as string;
  return [
    largestDifference(`${name} (${sets} choices): estimates`, ESTIMATES, {
      ours: found.theta,
      theirs: estimate,
      nameOf,
    }),
    largestDifference(`${name}: standard errors`, ESTIMATES, { ours: found.se, theirs: error, nameOf }),
    largestDifference(`${name}: log likelihood`, LIKELIHOOD, { ours: [height], theirs: [logLikelihood] }),
  ];
}

function compileStudy({ terms, sets, set, chosen, design }: ChoiceStudy): { model: Model; choices: Choices } {
  const size = terms.length;
  const touched = Int32Array.from(terms, (_, at) => at);
  const rows = Map.groupBy(set.keys(), (row) => set[row] as number);
  const choices = new Int16Array(sets);
  let optionCount = 0;
  const questions = [...rows].map(([number, options], index) => {
    const firstOption = optionCount;
    optionCount += options.length;
    choices[index] = firstOption + options.findIndex((row) => chosen[row] === 1);
    return {
      id: number,
      key: String(number),
      firstOption,
      optionKeys: options.map(String),
      touched,
      weights: Float64Array.from(options.flatMap((row) => design[row] ?? [])),
    };
  });
  const wide = Float64Array.from({ length: size ** 2 }, (_, at) => (at % (size + 1) === 0 ? WIDE : 0));
  const model: Model = {
    kind: 'behaviour',
    version: 'study',
    size,
    measures: [],
    groups: [],
    questions,
    optionCount,
    popularity: new Float64Array(optionCount),
    prior: priorFrom(new Float64Array(size), wide),
  };
  return { model, choices };
}
