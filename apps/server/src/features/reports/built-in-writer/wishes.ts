/** What of a prompt the built-in writer can do. */
export interface Wishes {
  readonly hasFigures: boolean;
  readonly isShort: boolean;
  readonly tone: Tone;
  readonly leaveOut: ReadonlySet<Part>;
  /** Keys of behaviours that it is not to speak of. */
  readonly without: ReadonlySet<string>;
}

export type Tone = 'usual' | 'warm' | 'plain' | 'formal';

export type Part = 'strength' | 'example' | 'others' | 'definition' | 'headings' | 'closing';

export const withoutWishes: Wishes = {
  hasFigures: true,
  isShort: false,
  tone: 'usual',
  leaveOut: new Set(),
  without: new Set(),
};

/** A formal letter says "you will". */
export const asWished = (text: string, { tone }: Wishes): string =>
  tone === 'formal' ? contractions.reduce((all, [short, long]) => all.replaceAll(short, long), text) : text;

const contractions = [
  ['’ll', ' will'],
  ['it’s', 'it is'],
  ['won’t', 'will not'],
  ['can’t', 'cannot'],
] as const;
