/**
 * The vocabulary of the questionnaire.
 *
 * A design says what an answer means; it holds no text that a respondent
 * reads. Ids and keys never change meaning: a changed question is a new
 * question in a new design version.
 */
export type MeasureKind = 'behaviour' | 'perception';

export interface Measure {
  readonly id: number;
  readonly key: string;
  readonly kind: MeasureKind;
  /** The competency of a behaviour, the domain of a perception. */
  readonly group: string;
}

export interface Loading {
  readonly measure: string;
  /** Before discrimination: +1 and +-0.5 for tendencies, +-1.5 and +-0.5 for steps. */
  readonly weight: number;
}

/** `mirror`: asked for the consistency check only, never scored. */
export type QuestionKind = 'tendency' | 'construct' | 'mirror';

export interface Option {
  readonly key: string;
  readonly loadings: readonly Loading[];
}

export interface Question {
  readonly id: number;
  readonly key: string;
  readonly kind: QuestionKind;
  readonly options: readonly Option[];
  /** Of a mirror: the construct that it asks again. Its loadings are that construct's, in its own order of steps. */
  readonly mirrorOf: string | null;
}

export interface Design {
  readonly version: string;
  readonly measures: readonly Measure[];
  readonly questions: readonly Question[];
}

/**
 * One answer as it arrives. Where on the screen the option stood is not the client's to say: it follows from
 * the response's id (see `presentation-order/`).
 */
export interface Answer {
  readonly questionKey: string;
  readonly optionKey: string;
  readonly seconds?: number;
}
