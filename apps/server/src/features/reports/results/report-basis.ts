import type { Band, BehaviourText, PersonSummary, Verdict } from '@fourfold/measurement';

export type FigureKind = 'behaviour' | 'perception' | 'competency' | 'domain';

/** One score as a reader sees it: whole numbers, with its interval and its band. */
export interface Figure {
  readonly key: string;
  readonly kind: FigureKind;
  readonly name: string;
  /** The competency or domain of a single measure; null for those themselves. */
  readonly group: string | null;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly band: Band;
  /** How probable it is, in percent, that the true score lies beyond balanced on the side of the estimate. */
  readonly beyond: number;
  /** What is said of a behaviour on its own. */
  readonly text?: BehaviourText | undefined;
}

/** Everything measured about one person that a report may speak of. */
export interface PersonResults {
  readonly figures: readonly Figure[];
  readonly summary: PersonSummary;
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
  readonly version: string;
}

/** What a report is built on. */
export interface WritingBasis {
  /** Repeats for the same report, so that the same report is written the same way. */
  readonly seed: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly organisation: string;
  /** Who gives the person the letter; null where that is nobody with an account any more. */
  readonly author: string | null;
  /** A candidate has no manager here, and nobody here sees them work. */
  readonly worksHere: boolean;
  /** What runs where the person works, so that the letter does not pull against it. */
  readonly plans: readonly { readonly measure_key: string; readonly direction: 'improve' | 'reduce' }[];
  /** Keys of behaviours, as chosen by the author; null where there is none. */
  readonly overactivated: string | null;
  readonly areas: readonly string[];
  /** Null where the report was filled by hand: then no figure in it has anything behind it. */
  readonly results: PersonResults | null;
}

/** Nothing that such answers seem to say may be told of anyone. */
export const isUnreliable = ({ results }: Pick<WritingBasis, 'results'>): boolean =>
  results?.verdict === 'unreliable';

/** What a draft is checked against. */
export interface ReportBasis extends WritingBasis {
  /** Names of other people here that occur in the draft: in this report they would be a mistake. */
  readonly otherNames: readonly string[];
}
