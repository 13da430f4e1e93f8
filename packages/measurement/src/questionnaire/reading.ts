/**
 * How many words a text has and how hard it is to read, for the rules that questions are written to.
 *
 * The grade is Flesch and Kincaid's (1975); syllables are counted by groups of vowels, which is right for about nine
 * English words in ten and errs to either side. English only.
 *
 * Example: `readingGrade(['The cat sat on the mat.'])` is about -1.4: anybody can read it.
 */
export function words(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? [];
}

export function readingGrade(sentences: readonly string[]): number {
  const all = sentences.flatMap(words);
  const syllableCount = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentences.length) + 11.8 * (syllableCount / all.length) - 15.59;
}

export function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = plain
    .replace(/(?<=[gq])ue(?=s?$)/, '')
    .replace(/(?<=[^aeiouylr]|[aeiou]r|ll)es?$/, '')
    .replace(/(?<=[^aeiouytd])ed$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
