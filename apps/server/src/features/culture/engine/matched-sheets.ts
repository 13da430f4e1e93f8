/** The people who answered both times. Without their sheets only their number is used. */
export interface MatchedSheets {
  readonly people: number;
  /** One after the other, in the same order; as many as people, or none. */
  readonly earlier: Uint8Array;
  readonly later: Uint8Array;
}
