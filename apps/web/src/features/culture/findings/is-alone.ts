/**
 * Whether nothing else that is listed shares the place of an entry: then those that do are folded away below it,
 * and "shares place 1" would be said of something that nobody sees.
 */
export const isAlone = (entry: { place: number }, listed: readonly { place: number }[]): boolean =>
  listed.filter(({ place }) => place === entry.place).length < 2;
