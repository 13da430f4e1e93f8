import type { Model, ModelQuestion, Prior } from '../questionnaire/model.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { MeasureKind, Question } from '../questionnaire/types.ts';

/**
 * The models under which the quality of answers is weighed: those of scoring, for standings that spread as wide as
 * the prior says and 0.45 times as wide, and with the mirrors among the constructs.
 *
 * A mirror is never scored, but someone who answers with care answers it like its construct, and someone who does
 * not does not. Made once for a questionnaire.
 *
 * Example: `evidenceModels(questionnaire).perception.spreads[0].questions` are 84 constructs and 6 mirrors.
 */
export interface EvidenceModel {
  /** Of one shape, the widest first. */
  readonly spreads: readonly [Model, Model];
}

const NARROW = 0.45;

const made = new WeakMap<Questionnaire, Readonly<Record<MeasureKind, EvidenceModel>>>();

export function evidenceModels(questionnaire: Questionnaire): Readonly<Record<MeasureKind, EvidenceModel>> {
  const known = made.get(questionnaire);
  if (known) return known;
  const { behaviour, perception } = questionnaire.models;
  const both = (model: Model): EvidenceModel => ({
    spreads: [model, { ...model, prior: narrowed(model.prior, model.size) }],
  });
  const models = { behaviour: both(behaviour), perception: both(withMirrors(perception, questionnaire)) };
  made.set(questionnaire, models);
  return models;
}

function narrowed({ mean, covariance, precision, logDeterminant }: Prior, size: number): Prior {
  return {
    mean,
    covariance: covariance.map((value) => value * NARROW ** 2),
    precision: precision.map((value) => value / NARROW ** 2),
    logDeterminant: logDeterminant + 2 * size * Math.log(NARROW),
  };
}

function withMirrors(model: Model, { design, questions }: Questionnaire): Model {
  const asked = new Map(model.questions.map((question) => [question.key, question]));
  const popularity = [...model.popularity];
  const mirrors = design.questions
    .filter(({ mirrorOf }) => mirrorOf !== null)
    .map((mirror): ModelQuestion => {
      const construct = asked.get(mirror.mirrorOf as string) as ModelQuestion;
      const width = construct.touched.length;
      const steps = [...mirror.options.keys()];
      if (isTurned(mirror, questions)) steps.reverse();
      const firstOption = popularity.length;
      popularity.push(...steps.map((step) => model.popularity[construct.firstOption + step] as number));
      return {
        id: mirror.id,
        key: mirror.key,
        firstOption,
        optionKeys: mirror.options.map(({ key }) => key),
        touched: construct.touched,
        weights: Float64Array.from(
          steps.flatMap((step) => [...construct.weights.subarray(step * width, (step + 1) * width)]),
        ),
      };
    });
  return {
    ...model,
    questions: [...model.questions, ...mirrors],
    optionCount: popularity.length,
    popularity: Float64Array.from(popularity),
  };
}

/** Whether a mirror runs from the other pole than its construct. */
export function isTurned({ mirrorOf, options }: Question, questions: Questionnaire['questions']): boolean {
  if (mirrorOf === null) return false;
  const weight = (question: { options: Question['options'] } | undefined): number =>
    question?.options[0]?.loadings[0]?.weight ?? 0;
  return weight({ options }) * weight(questions.get(mirrorOf)) < 0;
}
