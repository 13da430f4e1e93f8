/** The parts of a name by which it is known again, however it is written. Parts of one letter are too common. */
export const partsOf = (name: string): string[] =>
  folded(name)
    .split(/[\s-]+/)
    .filter((part) => part.length > 1);

/** Łukasz is Lukasz to people who have no ł on the keyboard. */
const folded = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łøđ]/g, (letter) => plainLetters[letter] ?? letter);
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd' };
