import { sentence } from '@fourfold/words';
import type { Words } from '../profile/load-words.ts';

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
}

const lessOf = sentence<{ scene: string }>('This happens less often: {scene}');
const first = /^When ([^,.]+), (.+)$/u;

/**
 * The one place where a measure's texts become a draft. A suggestion that begins with “When” brings its own moment.
 * Null for a measure that there is not.
 */
export function draftFrom({ measures }: Words, { kind, measure_key, direction }: About): Drafted | null {
  if (kind === 'barrier') {
    const text = measures.perceptions[measure_key];
    return text === undefined ? null : { ...split(text.raise), sign: text.whenHigh };
  }
  const text = measures.behaviours[measure_key];
  if (text === undefined) return null;
  return direction === 'improve'
    ? { ...split(text.raise), sign: lessOf({ scene: text.tooLittle }) }
    : { ...split(text.lower), sign: lessOf({ scene: text.tooMuch }) };
}

/** Its first sentence is what will be done; the whole stands beside the form. */
function split(suggestion: string): Omit<Drafted, 'sign'> {
  const [opening = suggestion] = suggestion.split(/(?<=[.!?])\s/u);
  const [, cue = '', rest = opening] = first.exec(opening) ?? [];
  const what = rest.charAt(0).toLowerCase() + rest.slice(1).replace(/\.$/u, '');
  return { suggestion, cue, what };
}
