import { MeasurementError } from '../errors.ts';
import type { Keys } from '../group/describe-group.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { createRandom } from '../random.ts';
import { carryKeyUncertainty } from './carry-key-uncertainty.ts';
import { expertKeys } from './key-uncertainty.ts';
import type { LearnedKeys } from './learning/learn-keys.ts';

/**
 * Keys to score with: the questionnaire that says what they say, and what is unknown of them.
 *
 * The authors' have the design's own version. Statistics of groups belong to the design, not to the keys: the same
 * counts are scored by any of them.
 *
 * Example: `authorsKeys(loadQuestionnaire()).version` is '1'.
 */
export interface KeysInUse {
  readonly version: string;
  readonly questionnaire: Questionnaire;
  readonly keys: Keys;
}

export type Learned = Readonly<Record<MeasureKind, LearnedKeys>>;

export function authorsKeys(questionnaire: Questionnaire): KeysInUse {
  const { behaviour, perception } = questionnaire.models;
  const keys = { behaviour: expertKeys(behaviour), perception: expertKeys(perception) };
  return { version: behaviour.version, questionnaire, keys };
}

/** Throws `version_mismatch` for two halves that were not learned together. */
export function learnedKeys(questionnaire: Questionnaire, { behaviour, perception }: Learned): KeysInUse {
  const { version } = behaviour.model;
  if (perception.model.version !== version) {
    throw new MeasurementError('version_mismatch', {
      behaviour: version,
      perception: perception.model.version,
    });
  }
  return {
    version,
    questionnaire: { ...questionnaire, models: { behaviour: behaviour.model, perception: perception.model } },
    keys: { behaviour: behaviour.uncertainty, perception: perception.uncertainty },
  };
}

/** What the errors of the keys add to every absolute interval of one person. Takes two seconds. */
export function personalErrors({
  questionnaire,
  keys,
}: KeysInUse): Readonly<Record<MeasureKind, Float64Array>> {
  const { models } = questionnaire;
  const carry = (kind: MeasureKind) =>
    carryKeyUncertainty(models[kind], keys[kind], createRandom(`keys ${models[kind].version}`));
  return { behaviour: carry('behaviour'), perception: carry('perception') };
}
