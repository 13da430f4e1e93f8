import { SECONDARY_SHARE } from '@fourfold/measurement/questionnaire/build-design.ts';
import {
  createQuestionnaire,
  type Questionnaire,
} from '@fourfold/measurement/questionnaire/questionnaire.ts';
import type { Question } from '@fourfold/measurement/questionnaire/types.ts';

/** A question of `items/tendency/design.json`. */
export interface MatchedQuestion {
  readonly key: string;
  readonly stem: string;
  readonly options: readonly MatchedOption[];
}

export interface MatchedOption {
  readonly id: string;
  readonly text: string;
  readonly primary: string;
  /** Null where readers see one behaviour only. */
  readonly secondary: { readonly measure: string; readonly sign: number } | null;
  /** Readers' mean ratings: for a colleague, and in an application. */
  readonly sounds: readonly number[];
}

/**
 * A questionnaire with the tendency questions of a design that was found, and all else as in the one in use, so that the
 * scorer and the simulation can be tried on it before anyone is asked.
 *
 * Example: `matchedQuestionnaire(loadQuestionnaire(), design).models.behaviour.questions.length` is 64.
 */
export function matchedQuestionnaire(
  { design }: Questionnaire,
  matched: readonly MatchedQuestion[],
): Questionnaire {
  const tendency = matched.map(
    ({ key, options }, at): Question => ({
      id: at + 1,
      key,
      kind: 'tendency',
      options: options.map(({ id, primary, secondary }) => ({
        key: id,
        loadings: [
          { measure: primary, weight: 1 },
          ...(secondary === null
            ? []
            : [{ measure: secondary.measure, weight: SECONDARY_SHARE * secondary.sign }]),
        ],
      })),
      mirrorOf: null,
    }),
  );
  const others = design.questions.filter(({ kind }) => kind !== 'tendency');
  return createQuestionnaire({ ...design, version: 'matched', questions: [...tendency, ...others] });
}
