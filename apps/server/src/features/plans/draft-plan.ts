import type { Words } from '../profile/load-words.ts';
import { inThirdPerson } from './third-person.ts';

export interface About {
  readonly kind: 'opportunity' | 'barrier';
  readonly measure_key: string;
  readonly direction: 'improve' | 'reduce';
}

/** What a plan starts from, to be changed freely. */
export interface Drafted {
  /** As the measure's texts have it. */
  readonly suggestion: string;
  /** Empty where the suggestion names no moment: then the person who plans does. */
  readonly cue: string;
  readonly what: string;
  readonly sign: string;
  /** The suggestion in the same parts, where the draft starts from the measure's steps. */
  readonly other_way: { readonly cue: string; readonly what: string } | null;
}

const first = /^When ([^,.]+), (.+)$/u;

/**
 * The one place where a measure's texts become a draft. A behaviour has steps that name their moment and their sign.
 * Null for a measure that there is not.
 */
export function draftFrom({ measures }: Words, { kind, measure_key, direction }: About): Drafted | null {
  if (kind === 'barrier') {
    const text = measures.perceptions[measure_key];
    return text === undefined ? null : { ...split(text.raise), sign: text.whenHigh, other_way: null };
  }
  const text = measures.behaviours[measure_key];
  if (text === undefined) return null;
  const { cue, act, sign } = direction === 'improve' ? text.steps.more : text.steps.less;
  const suggestion = direction === 'improve' ? text.raise : text.lower;
  const other = split(joinSentences(suggestion));
  return {
    suggestion,
    other_way: { cue: other.cue, what: other.what },
    cue: inThirdPerson(cue),
    what: inThirdPerson(act),
    sign: asSentence(inThirdPerson(sign)),
  };
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** “Ask once. Wait for a yes.” in the middle of one sentence: “ask once, and wait for a yes”. */
const joinSentences = (text: string): string =>
  text.replaceAll(/\.\s+(\p{Lu})/gu, (_, letter: string) => `, and ${letter.toLowerCase()}`);

/** Its first sentence is what will be done; the whole stands beside the form. */
function split(suggestion: string): Omit<Drafted, 'sign' | 'other_way'> {
  const [opening = suggestion] = suggestion.split(/(?<=[.!?])\s/u);
  const [, cue = '', rest = opening] = first.exec(opening) ?? [];
  const what = rest.charAt(0).toLowerCase() + rest.slice(1).replace(/\.$/u, '');
  return { suggestion, cue: inThirdPerson(cue), what: inThirdPerson(what) };
}
