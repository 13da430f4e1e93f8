/**
 * What is said of a response's trustworthiness.
 *
 * A verdict comes with every reason that led to it; a reason names what was seen, how grave it is and the
 * number behind it. Words for them are data (`data/<language>/quality.json`), apart from the arithmetic.
 *
 * Example: `{ verdict: 'check', reasons: [{ kind: 'mirrors', grave: false, sign: 'mirrors', value: 2 }] }`.
 */
export type Verdict = 'consistent' | 'check' | 'unreliable';

export type ReasonKind =
  /** Few questions answered. */
  | 'incomplete'
  /** The questions asked twice were answered differently. */
  | 'mirrors'
  /** The answers do not fit the person whom they themselves describe. */
  | 'fit'
  /** Picking at random explains the answers about as well or better. */
  | 'information'
  /** One half of the answers contradicts the other. */
  | 'halves'
  /** The same place on the screen, many times in a row. */
  | 'run'
  /** Answers faster than one can read. */
  | 'pace';

export interface Reason {
  readonly kind: ReasonKind;
  /** Enough by itself to call the response unreliable. */
  readonly grave: boolean;
  /** The sign that crossed its limit, and where it stands. */
  readonly sign: keyof Signs;
  readonly value: number;
}

export interface Quality {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  readonly signs: Signs;
}

/** The numbers that were looked at; null where there was too little to compute one. */
export interface Signs {
  /** Share of the questions answered. */
  readonly answered: number;
  /** Mean distance of mirrored answers, in steps: 0 is full agreement, 3 full contradiction. */
  readonly mirrors: number | null;
  /** Standardised log-likelihood. */
  readonly fit: number | null;
  /** ln of how much better the model explains the answers than random picking. */
  readonly information: number;
  /** The same for one half of the answers, given the other; the worse of the two. */
  readonly halves: number;
  readonly run: number;
  /** Median seconds a question. */
  readonly seconds: number | null;
  /** Share answered in under 1.5 s. */
  readonly hasty: number | null;
}
