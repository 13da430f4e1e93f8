/** What stands in the places of a sentence. */
export type Values = Readonly<Record<string, string | number>>;
