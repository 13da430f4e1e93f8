/** A heading and a few sentences. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/**
 * `{contact}` in an answer stands for the operator's address, or "us" where none is set, `[words](/path)` for a link to
 * a page.
 */
export interface Question {
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export interface SolutionText {
  readonly headline: string;
  readonly lead: string;
  readonly problems: { readonly title: string; readonly lead?: string; readonly points: readonly Point[] };
  readonly benefits: { readonly title: string; readonly lead?: string; readonly points: readonly Point[] };
  readonly steps?: { readonly title: string; readonly points: readonly Point[] };
}
