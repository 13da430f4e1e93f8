/**
 * What is left of a sentence in the browser, once the build has put the words of its language in: plurals and numbers
 * that depend on a value.
 */

const language = import.meta.env.LANGUAGE;

type Cases<T> = Readonly<Record<string, T> & { other: T }>;

// Made when they are first asked for: a phone takes long to get the first of them ready.
const cardinal = once(() => new Intl.PluralRules(language));
const ordinal = once(() => new Intl.PluralRules(language, { type: 'ordinal' }));
const figures = once(() => new Intl.NumberFormat(language));

export const inDigits = (value: number): string => figures().format(value);
export const plural = <T>(value: number, cases: Cases<T>): T =>
  cases[value] ?? cases[cardinal().select(value)] ?? cases.other;
export const selectOrdinal = <T>(value: number, cases: Cases<T>): T =>
  cases[value] ?? cases[ordinal().select(value)] ?? cases.other;
export const select = <T>(value: string, cases: Cases<T>): T =>
  (Object.hasOwn(cases, value) ? cases[value] : undefined) ?? cases.other;

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
