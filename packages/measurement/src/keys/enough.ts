/** So many consistent answers of so many companies teach what an option means anywhere. */
export const FEWEST_TO_LEARN = { people: 300, organisations: 5 } as const;
/** Or so many of one company, which teaches less: what is common there may be its own. */
export const FEWEST_OF_ONE = 250;
/** Fewer people say little of where anyone else stands. */
export const FEWEST_FOR_NORMS = 200;
