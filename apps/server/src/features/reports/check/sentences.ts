import type { FindMentions, Mention } from './mentions.ts';

export interface Sentence {
  readonly text: string;
  /** Where it begins in the draft. */
  readonly from: number;
  readonly mentions: readonly Mention[];
  /** What it is about: its own mentions, else those named last before it in the same passage. */
  readonly about: readonly Mention[];
}

/** Up to a full stop that ends something, or to the end of the line. Never inside a number. */
const end = /[.!?]+["”’)\]*_]*(?=\s|$)|\n+/g;

/**
 * Nobody writes a longer sentence. What has no end for 40,000 characters is read in such pieces: whatever looks at a
 * sentence looks at all of it for each of its words.
 */
const sayable = /[\s\S]{1,600}(?!\S)|[\s\S]{1,600}/g;

/** A draft as sentences, each with the measures that it speaks of. */
export function sentencesOf(draft: string, find: FindMentions): Sentence[] {
  const sentences: Sentence[] = [];
  let about: readonly Mention[] = [];
  for (const { text, from } of pieces(draft)) {
    const isHeading = /^#{1,6}\s/.test(text);
    const mentions = find(text, from);
    if (mentions.length > 0) about = mentions;
    else if (isHeading) about = [];
    sentences.push({ text, from, mentions, about });
  }
  return sentences;
}

function pieces(draft: string): { text: string; from: number }[] {
  const found: { text: string; from: number }[] = [];
  let from = 0;
  const add = (to: number) => {
    for (const { 0: text, index } of draft.slice(from, to).matchAll(sayable)) {
      const lead = text.length - text.trimStart().length;
      if (/[\p{L}\p{N}]/u.test(text)) found.push({ text: text.trim(), from: from + index + lead });
    }
    from = to;
  };
  for (const { 0: sign, index } of draft.matchAll(end)) {
    if (!/\d\.$/.test(draft.slice(Math.max(0, index - 1), index + 1)) || !isListSign(draft, index)) {
      add(index + sign.length);
    }
  }
  add(draft.length);
  return found;
}

/** "1." at the beginning of a line opens an item of a list and ends nothing. */
function isListSign(draft: string, dot: number): boolean {
  // No sign stands further in. To look for the beginning of a line of 40,000 characters at each dot takes long.
  const from = dot - 40;
  const before = from < 0 ? `\n${draft.slice(0, dot)}` : draft.slice(from, dot);
  return /\n\s*\d+$/.test(before);
}
