/** Files that say something: the only ones that words are put into, or found in. */
export const needsWords = /from '(@lingui\/(core|react)\/macro|@fourfold\/words)'/;
