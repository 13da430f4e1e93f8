/** What a member is told on a Monday, by the rights that they have at that moment. It names nobody. */
export interface News {
  /** How many have answered of those whom they may invite, in the latest round, and how many of them are new. */
  readonly answers: { readonly answered: number; readonly invited: number; readonly fresh: number } | null;
  /** Candidates who have answered, by vacancy; null for those of none. */
  readonly candidates: readonly { readonly vacancy: string | null; readonly people: number }[];
  /** Interview sheets that were handed in, by vacancy; null for candidates of none. */
  readonly sheets: readonly { readonly vacancy: string | null; readonly sheets: number }[];
  /** Of the latest round, as they were released to everyone. */
  readonly figures: { readonly people: number; readonly day: string } | null;
  /** Pulses with newly released figures. */
  readonly pulses: readonly { readonly plan: string; readonly people: number }[];
  /** Plans of which there are new figures to compare teams by. */
  readonly comparisons: readonly string[];
  readonly plans: {
    readonly started: readonly string[];
    readonly ticked: readonly string[];
    readonly done: readonly string[];
    readonly dropped: readonly string[];
  };
  readonly roundEnds: string | null;
  /** Plans whose last day has passed, and those that nobody has ticked for two weeks. */
  readonly overdue: readonly string[];
  readonly untouched: readonly string[];
  readonly launches: readonly { readonly day: string; readonly people: number }[];
  /** The days on which planned reminders leave. */
  readonly reminders: readonly string[];
  readonly asks: readonly { readonly plan: string; readonly day: string }[];
  readonly erased: readonly { readonly vacancy: string; readonly people: number; readonly day: string }[];
  readonly snapshots: readonly { readonly title: string; readonly day: string }[];
}

export const noNews: News = {
  answers: null,
  candidates: [],
  sheets: [],
  figures: null,
  pulses: [],
  comparisons: [],
  plans: { started: [], ticked: [], done: [], dropped: [] },
  roundEnds: null,
  overdue: [],
  untouched: [],
  launches: [],
  reminders: [],
  asks: [],
  erased: [],
  snapshots: [],
};
