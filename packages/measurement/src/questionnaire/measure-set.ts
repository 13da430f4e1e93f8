import { factorise, solveLower } from '../linear-algebra/index.ts';
import { compileModel } from './compile-model.ts';
import type { Model, ModelQuestion } from './model.ts';
import type { Design, MeasureKind } from './types.ts';

/**
 * The few questions that tell most about one measure, as places in the design: what a pulse about one plan asks.
 *
 * Each next question is the one that makes the measure's variance smallest, given those chosen before and how measures
 * hang together in people at large. So the questions that touch it come first, then those of its neighbours.
 * The same design gives the same questions, whenever it is asked.
 *
 * Example: sixteen of the 64 tendency questions for a behaviour, which takes two minutes.
 */
export const MEASURE_QUESTIONS = 16;

export function chooseForMeasure(design: Design, key: string): number[] {
  const kind = design.measures.find((measure) => measure.key === key)?.kind as MeasureKind;
  const model = compileModel(design, kind);
  const target = model.measures.findIndex((measure) => measure.key === key);
  const rows = new Map(model.questions.map((question) => [question, contrastsOf(question)]));
  const covariance = Float64Array.from(model.prior.covariance);
  const chosen: ModelQuestion[] = [];
  while (chosen.length < MEASURE_QUESTIONS) {
    let best: Step | null = null;
    for (const question of model.questions) {
      if (chosen.includes(question)) continue;
      const step = lookAt(model, covariance, question, rows.get(question) ?? [], target);
      if (best === null || step.gain > best.gain) best = step;
    }
    if (best === null) break;
    chosen.push(best.question);
    for (const column of best.columns) {
      for (let i = 0; i < model.size; i++) {
        for (let j = 0; j < model.size; j++) {
          const at = i * model.size + j;
          covariance[at] = (covariance[at] as number) - (column[i] as number) * (column[j] as number);
        }
      }
    }
  }
  const keys = new Set(chosen.map((question) => question.key));
  return [...design.questions.keys()].filter((place) => keys.has(design.questions[place]?.key ?? ''));
}

/** What choosing an option says of the touched measures, all options being as likely: rows whose squares are its information. */
function contrastsOf({ optionKeys, touched, weights }: ModelQuestion): Float64Array[] {
  const options = optionKeys.length;
  const width = touched.length;
  const mean = Float64Array.from({ length: width }, (_, k) => {
    let sum = 0;
    for (let option = 0; option < options; option++) sum += weights[option * width + k] as number;
    return sum / options;
  });
  return Array.from({ length: options }, (_, option) =>
    mean.map((value, k) => ((weights[option * width + k] as number) - value) / Math.sqrt(options)),
  );
}

interface Step {
  readonly question: ModelQuestion;
  /** By how much the measure's variance falls. */
  readonly gain: number;
  /** C falls by the sum of their outer products. */
  readonly columns: readonly Float64Array[];
}

/** C - C G' (I + G C G')^-1 G C, where G holds the question's contrasts. */
function lookAt(
  { size }: Model,
  covariance: Float64Array,
  question: ModelQuestion,
  contrasts: readonly Float64Array[],
  target: number,
): Step {
  const { touched } = question;
  const count = contrasts.length;
  const moved = contrasts.map((contrast) =>
    Float64Array.from({ length: size }, (_, row) =>
      contrast.reduce(
        (sum, value, k) => sum + value * (covariance[row * size + (touched[k] as number)] as number),
        0,
      ),
    ),
  );
  const factor = new Float64Array(count * count);
  for (const [i, contrast] of contrasts.entries()) {
    for (const [j, column] of moved.entries()) {
      const product = contrast.reduce(
        (sum, value, k) => sum + value * (column[touched[k] as number] as number),
        0,
      );
      factor[i * count + j] = product + (i === j ? 1 : 0);
    }
  }
  factorise(factor, count);
  const columns = contrasts.map(() => new Float64Array(size));
  const line = new Float64Array(count);
  for (let row = 0; row < size; row++) {
    for (const [i, column] of moved.entries()) line[i] = column[row] as number;
    solveLower(factor, count, line);
    for (const [i, column] of columns.entries()) column[row] = line[i] as number;
  }
  return {
    question,
    gain: columns.reduce((sum, column) => sum + (column[target] as number) ** 2, 0),
    columns,
  };
}
