/**
 * A chapter with its numbers and tables in their places.
 *
 *   {fact: …}, {table: …}, {evidence: table / line}, {certificate: part / line}
 *
 * A figure may be rounded for reading: `{evidence: table / line as percent}`, `as points`, `as correlation`.
 *
 * Throws when a chapter asks for something that no command printed: a number that nobody can find again has no place
 * in a manual.
 *
 * Example: `fillChapter('There are {fact: questions} questions.', sources)`.
 */
export type Source = 'fact' | 'table' | 'evidence' | 'certificate';
export type Sources = Readonly<Record<Source, ReadonlyMap<string, string>>>;

export const PLACE = /\{(fact|table|evidence|certificate): ([^}]+?)(?: as (percent|points|correlation))?\}/g;

type Rounding = 'percent' | 'points' | 'correlation';

const ROUNDED: Readonly<Record<Rounding, (value: number) => string>> = {
  // Below one in ten, and above nine, a tenth of a per cent counts.
  percent: (value) => `${Number((100 * value).toFixed(Math.abs(value - 0.5) > 0.4 ? 1 : 0))}%`,
  points: (value) => value.toFixed(1),
  correlation: (value) => value.toFixed(2),
};

export function fillChapter(text: string, sources: Sources): string {
  return text.replace(PLACE, (_, source: Source, name: string, rounding?: Rounding) => {
    const found = sources[source].get(name.replaceAll(/\s+/g, ' '));
    if (found === undefined || found === '') throw new Error(`No command printed the ${source} “${name}”.`);
    return rounding === undefined ? found : ROUNDED[rounding](Number(found));
  });
}
