import { MeasurementError } from '../errors.ts';
import { type MeasureGroup, NOT_ANSWERED } from '../questionnaire/model.ts';
import type { ResponseChoices } from '../questionnaire/read-answers.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { checkVersion } from './create-statistics.ts';
import type { GroupEngine } from './group-engine.ts';
import { type GroupStatistics, STEPS } from './group-statistics.ts';
import { quickScore } from './quick-score.ts';

/**
 * People joining and leaving a group's statistics, one by one or as another group's statistics. All
 * of it changes `statistics` in place.
 *
 * Who answered a part of the questions counts in the options and in no score: see `GroupStatistics`.
 *
 * Adding and then removing the same answers leaves every number as it was, in whatever order others
 * came and went. Throws `wrong_size` or `version_mismatch` before anything is changed.
 *
 * Example: `subtractStatistics(company, department)` leaves the rest of the company.
 */
export function addPerson(engine: GroupEngine, statistics: GroupStatistics, choices: ResponseChoices): void {
  changeByPerson(engine, statistics, choices, 1);
}

export function removePerson(
  engine: GroupEngine,
  statistics: GroupStatistics,
  choices: ResponseChoices,
): void {
  changeByPerson(engine, statistics, choices, -1);
}

export function addStatistics(statistics: GroupStatistics, other: GroupStatistics): void {
  changeByStatistics(statistics, other, 1);
}

export function subtractStatistics(statistics: GroupStatistics, other: GroupStatistics): void {
  changeByStatistics(statistics, other, -1);
}

function changeByStatistics(
  { version, values }: GroupStatistics,
  other: GroupStatistics,
  sign: 1 | -1,
): void {
  if (version !== other.version || values.length !== other.values.length) {
    throw new MeasurementError('version_mismatch', { group: version, other: other.version });
  }
  for (let at = 0; at < values.length; at++) {
    values[at] = (values[at] as number) + sign * (other.values[at] as number);
  }
}

function changeByPerson(
  engine: GroupEngine,
  statistics: GroupStatistics,
  choices: ResponseChoices,
  sign: 1 | -1,
): void {
  checkVersion(engine, statistics);
  checkSize(engine, choices, 'behaviour');
  checkSize(engine, choices, 'perception');
  statistics.values[0] = (statistics.values[0] as number) + sign;
  changeCounts(statistics, choices, sign);
  if (isPartial(choices)) {
    statistics.partial[0] = (statistics.partial[0] as number) + sign;
    return;
  }
  const behaviours = changeHalf(engine, statistics, choices, 'behaviour', sign);
  const perceptions = changeHalf(engine, statistics, choices, 'perception', sign);
  const { products } = statistics;
  for (let row = 0; row < behaviours.length; row++) {
    const factor = sign * (behaviours[row] as number);
    const start = row * perceptions.length;
    for (let column = 0; column < perceptions.length; column++) {
      products[start + column] =
        (products[start + column] as number) + factor * (perceptions[column] as number);
    }
  }
}

/** A quick score is worth something beside others of the same questions alone. */
const isPartial = ({ behaviour, perception }: ResponseChoices): boolean =>
  behaviour.includes(NOT_ANSWERED) || perception.includes(NOT_ANSWERED);

function changeCounts(statistics: GroupStatistics, choices: ResponseChoices, sign: 1 | -1): void {
  for (const kind of ['behaviour', 'perception'] as const) {
    const { counts } = statistics[kind];
    for (const chosen of choices[kind]) if (chosen >= 0) counts[chosen] = (counts[chosen] as number) + sign;
  }
}

/** Answers the quick scores as whole numbers of steps. */
function changeHalf(
  engine: GroupEngine,
  statistics: GroupStatistics,
  choices: ResponseChoices,
  kind: MeasureKind,
  sign: 1 | -1,
): Float64Array {
  const { sums, squares, joint } = statistics[kind];
  const steps = quickScore(engine.quick[kind], choices[kind]);
  for (let at = 0; at < steps.length; at++) {
    const value = Math.round((steps[at] as number) * STEPS);
    steps[at] = value;
    sums[at] = (sums[at] as number) + sign * value;
    squares[at] = (squares[at] as number) + sign * value * value;
  }
  changeJoint(joint, engine.questionnaire.models[kind].groups, steps, sign);
  return steps;
}

function changeJoint(
  joint: Float64Array,
  groups: readonly MeasureGroup[],
  steps: Float64Array,
  sign: 1 | -1,
): void {
  const totals = Float64Array.from(groups, ({ members }) =>
    members.reduce((sum, member) => sum + (steps[member] as number), 0),
  );
  let at = 0;
  for (let row = 0; row < totals.length; row++) {
    const factor = sign * (totals[row] as number);
    for (let column = 0; column <= row; column++, at++) {
      joint[at] = (joint[at] as number) + factor * (totals[column] as number);
    }
  }
}

function checkSize({ questionnaire }: GroupEngine, choices: ResponseChoices, kind: MeasureKind): void {
  const { questions } = questionnaire.models[kind];
  if (choices[kind].length !== questions.length) {
    throw new MeasurementError('wrong_size', { choices: choices[kind].length, questions: questions.length });
  }
}
