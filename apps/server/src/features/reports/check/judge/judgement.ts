import type { Sentence } from '../sentences.ts';

/** Which way a judge says that a sentence points for a measure. */
export interface Said {
  readonly key: string;
  readonly said: 'more' | 'less' | 'neither' | 'unclear';
}

export interface JudgedSentence {
  readonly text: string;
  /** The sentence before it: what was read in another place was read otherwise. Null where it opens the draft. */
  readonly after: string | null;
  /** Empty where it is about no measure. */
  readonly says: readonly Said[];
}

/** What a provider said of the sentences of a draft, which it read without the results. */
export interface Judgement {
  readonly host: string;
  readonly model: string;
  /** The measures that it was asked about. */
  readonly keys: readonly string[];
  readonly sentences: readonly JudgedSentence[];
  /** Why there is nothing of it, as a sentence; null where it was read. */
  readonly problem: string | null;
}

/** Finds what was said of a sentence where it stands; of one that was changed, or whose neighbour was, nothing. */
export function hearJudge(judgement: Judgement | null, sentences: readonly Sentence[]) {
  const known = new Map(judgement?.sentences.map((one) => [placed(one.after, one.text), one.says]));
  return (at: number): readonly Said[] | undefined =>
    known.get(placed(sentences[at - 1]?.text ?? null, sentences[at]?.text ?? ''));
}

/** How many sentences of a draft it has not read. */
export const unreadIn = (judgement: Judgement | null, sentences: readonly Sentence[]): number => {
  const hear = hearJudge(judgement, sentences);
  return sentences.filter((_, at) => hear(at) === undefined).length;
};

const placed = (after: string | null, text: string) => `${after ?? ''}\n${text}`;
