/**
 * A chapter with its numbers and tables in their places.
 *
 *   {fact: …}, {table: …}, {evidence: table / line}, {certificate: part / line}
 *
 * Throws when a chapter asks for something that no command printed: a number that nobody can find again has no place
 * in a manual.
 *
 * Example: `fillChapter('There are {fact: questions} questions.', sources)`.
 */
export type Source = 'fact' | 'table' | 'evidence' | 'certificate';
export type Sources = Readonly<Record<Source, ReadonlyMap<string, string>>>;

export const PLACE = /\{(fact|table|evidence|certificate): ([^}]+)\}/g;

export function fillChapter(text: string, sources: Sources): string {
  return text.replace(PLACE, (_, source: Source, name: string) => {
    const found = sources[source].get(name.replaceAll(/\s+/g, ' '));
    if (found === undefined || found === '') throw new Error(`No command printed the ${source} “${name}”.`);
    return found;
  });
}
