/**
 * What is said of a response's trustworthiness.
 *
 * Careless, contradictory and uninformative are three different things. The first two are about how the answers were
 * given; the third is about how much they tell: anyone who stands near balanced everywhere answers much as a coin
 * would, and nobody can tell the two apart from the answers alone. Such a response is kept.
 *
 * A verdict comes with every reason that led to it; a reason names what was seen, how grave it is and the
 * number behind it. The screens have the words; here is the arithmetic.
 *
 * Example: `{ verdict: 'check', reasons: [{ kind: 'mirrors', grave: false, sign: 'mirrors', value: 2 }] }`.
 */
export type Verdict = 'consistent' | 'uninformative' | 'check' | 'unreliable';

/** The three kinds of trouble. */
export type Nature = 'careless' | 'contradictory' | 'uninformative';

export type ReasonKind =
  /** Few questions answered. */
  | 'incomplete'
  /** The questions asked twice were answered differently. */
  | 'mirrors'
  /** The answers do not fit the person whom they themselves describe. */
  | 'fit'
  /** Picking at random explains the answers about as well or better: all of them, or those of one half. */
  | 'information'
  | 'behaviours'
  | 'perceptions'
  /** From the middle on, random picking explains the answers better than the person of the first half. */
  | 'halves'
  /** The same place on the screen, many times in a row. */
  | 'run'
  /** Some places on the screen far more often than others, though the options there are shuffled. */
  | 'places'
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
  /** ln of how much better a person explains the answers than random picking. */
  readonly information: number;
  /** The same of the answers about behaviours alone, given those about perceptions. */
  readonly behaviours: number;
  /** And the other way round. */
  readonly perceptions: number;
  /** The same against someone who picks at random from the middle on. */
  readonly halves: number;
  readonly run: number;
  /** Chi-square (3 degrees of freedom) of how often each place on the screen was chosen where options are shuffled. */
  readonly places: number | null;
  /** Median seconds a question. */
  readonly seconds: number | null;
  /** Share answered in under 1.5 s. */
  readonly hasty: number | null;
}
