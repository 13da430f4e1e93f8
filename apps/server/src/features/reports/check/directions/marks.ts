import type { Figure } from '../../results/report-basis.ts';
import { createMentions } from '../mentions.ts';
import { sentencesOf } from '../sentences.ts';

/** What a writer says that a sentence of theirs advises. */
export interface Mark {
  /** The sentence as it was written: one that is changed since is no longer marked. */
  readonly sentence: string;
  /** Of the behaviour; null where it advises neither more nor less of any. */
  readonly key: string | null;
  readonly said: 'more' | 'less' | 'neither';
  /** Our own sentence, which is true as it stands. */
  readonly isOwn?: boolean;
}

const mark = /\*{0,3}\[(?:(neither)|(more|less):\s*([^\]\n]{1,80}))\]\*{0,3}[ \t]*/gi;
const unfinished = /\*{0,3}\[(?:m|l|n)?[^\]\n]{0,90}$/i;

/** How a prompt asks for marks. */
export const markRule =
  'Begin every sentence that advises anything with a mark: [more: NAME] where it advises more of the behaviour of that name, [less: NAME] where it advises less, [neither] where it advises neither. The marks are read and taken out before anyone sees the text.';

/** A written text without its marks, and what they said of which sentence. Of a text that grows, what is done stays. */
export function takeMarks(
  raw: string,
  figures: readonly Figure[],
): { readonly text: string; readonly marks: Mark[] } {
  const places: { at: number; name: string; said: Mark['said'] }[] = [];
  let removed = 0;
  const text = raw
    .replace(mark, (whole: string, neither: string | undefined, way = neither, name = '', index: number) => {
      places.push({ at: index - removed, name: plain(name), said: plain(way) as Mark['said'] });
      removed += whole.length;
      return '';
    })
    .replace(unfinished, (rest) =>
      /^\*{0,3}\[(?:m(?:o(?:r(?:e.*)?)?)?|l(?:e(?:s(?:s.*)?)?)?|n(?:e.*)?)?$/i.test(rest) ? '' : rest,
    );
  if (places.length === 0) return { text, marks: [] };
  const sentences = sentencesOf(text, createMentions([]));
  return {
    text,
    marks: places.flatMap(({ at, name, said }) => {
      const sentence = sentences.find(({ from, text: words }) => from + words.length > at)?.text;
      const key =
        figures.find((figure) => figure.kind === 'behaviour' && plain(figure.name) === name)?.key ?? null;
      return sentence === undefined || (key === null && said !== 'neither') ? [] : [{ sentence, key, said }];
    }),
  };
}

/** The built-in writer writes our own sentences; what it repeats of the measures' texts is compared as such. */
export const ownMarks = (text: string): Mark[] =>
  sentencesOf(text, createMentions([])).map(({ text: sentence }) => ({
    sentence,
    key: null,
    said: 'neither',
    isOwn: true,
  }));

const plain = (name: string) => name.trim().toLowerCase();
