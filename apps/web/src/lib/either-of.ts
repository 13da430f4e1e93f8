const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** “Ada Owner, Bo Owner or Cy Owner”: people of whom one is to be asked. */
export const eitherOf = (names: readonly string[]): string => list.format(names);
