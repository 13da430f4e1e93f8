import { MeasurementError } from '../errors.ts';
import { type PersonEstimate, scorePerson } from '../person/score-person.ts';
import { createWorkspace } from '../person/workspace.ts';
import { type Choices, type Model, NOT_ANSWERED } from '../questionnaire/model.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { estimatePopularities } from './estimate-popularities.ts';
import { expertKeys } from './key-uncertainty.ts';
import { estimateNorms, type Norms } from './norms.ts';

/**
 * What the consistent responses of an installation say of the keys: the
 * popularities of the options and the norms, under a version of its own.
 *
 * Below 200 responses there is too little to learn from (`too_few_responses`). It is plain data, so that
 * it can be stored and looked at. Made from the expert model, never on top of another calibration.
 *
 * Example: `applyCalibration(model, calibrate(model, responses, '1.1'))` scores from then on as
 * version 1.1.
 */
export interface Calibration {
  readonly version: string;
  /** The design that it belongs to. */
  readonly designVersion: string;
  readonly kind: MeasureKind;
  readonly people: number;
  readonly popularity: readonly number[];
  /** Lower triangle, row by row. */
  readonly popularityCovariance: readonly number[];
  readonly mean: readonly number[];
  readonly norms: Norms;
  /** SD of an option's popularity against the others of its question, in logits. */
  readonly popularityError: { readonly before: number; readonly after: number };
}

export const FEWEST_RESPONSES = 200;

export function calibrate(model: Model, responses: readonly Choices[], version: string): Calibration {
  if (responses.length < FEWEST_RESPONSES) {
    throw new MeasurementError('too_few_responses', {
      responses: responses.length,
      needed: FEWEST_RESPONSES,
    });
  }
  const found = estimatePopularities(model, countOptions(model, responses), responses.length);
  const { optionCount } = model;
  const calibrated: Model = {
    ...model,
    version,
    popularity: found.popularity,
    prior: { ...model.prior, mean: found.mean },
  };
  return {
    version,
    designVersion: model.version,
    kind: model.kind,
    people: responses.length,
    popularity: Array.from(found.popularity, rounded),
    popularityCovariance: Array.from({ length: optionCount }, (_, row) =>
      Array.from(found.covariance.subarray(row * optionCount, row * optionCount + row + 1), rounded),
    ).flat(),
    mean: Array.from(found.mean, rounded),
    norms: estimateNorms(calibrated, scoreAll(calibrated, responses)),
    popularityError: {
      before: popularityError(model, expertKeys(model).popularityCovariance),
      after: popularityError(model, found.covariance),
    },
  };
}

/** How many chose each option of the model. */
export function countOptions(model: Model, responses: Iterable<Choices>): Int32Array {
  const counts = new Int32Array(model.optionCount);
  for (const choices of responses) {
    for (const option of choices)
      if (option !== NOT_ANSWERED) counts[option] = (counts[option] as number) + 1;
  }
  return counts;
}

function* scoreAll(model: Model, responses: readonly Choices[]): Iterable<PersonEstimate> {
  const workspace = createWorkspace(model);
  for (const choices of responses) yield scorePerson(model, choices, workspace);
}

/** Root mean variance of the differences between the options of one question, scaled to independent options. */
function popularityError({ questions, optionCount }: Model, covariance: Float64Array): number {
  let sum = 0;
  let pairs = 0;
  for (const { firstOption, optionKeys } of questions) {
    for (let row = firstOption; row < firstOption + optionKeys.length; row++) {
      for (let column = firstOption; column < row; column++) {
        const at = (a: number, b: number): number => covariance[a * optionCount + b] as number;
        sum += at(row, row) + at(column, column) - 2 * at(row, column);
        pairs++;
      }
    }
  }
  return Math.sqrt(sum / pairs / 2);
}

/** Six decimals are plenty and halve the stored text. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
