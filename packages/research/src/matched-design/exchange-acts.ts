import { contexts, meanOf, soundsIn, spreadOf as spreadIn } from './judge-design.ts';
import type { MatchedOption, MatchedQuestion } from './matched-questionnaire.ts';
import { mostApart, mostBeside } from './matched-rules.ts';

export interface Instead {
  readonly option: MatchedOption;
  /** How many readers stop at it when they read it aloud. */
  readonly stops: number;
}

/** Whether two acts say too much the same to stand in one question. */
type Alike = (one: MatchedOption, other: MatchedOption) => boolean;

export interface Exchange {
  readonly design: readonly MatchedQuestion[];
  readonly exchanged: readonly (readonly [from: string, to: string])[];
  /** Acts for which none of the others fits. */
  readonly left: readonly string[];
}

/**
 * Puts another act in the place of each that is `stumbled` over: one that no question has, that shows the same behaviour and
 * the same second side, that is not alike its neighbours, sounds about as good as they do, and leaves its behaviour sounding
 * about as good as all. Of several it takes the one at which the fewest readers stop, then the shortest, then the one that leaves
 * the options closest together. The stems stay, so they are to be matched again.
 *
 * Example: with no candidates `exchangeActs(design, new Set(['ask my boss']), [], alike).left` is `['ask my boss']`.
 */
export function exchangeActs(
  design: readonly MatchedQuestion[],
  stumbled: ReadonlySet<string>,
  candidates: readonly Instead[],
  alike: Alike,
): Exchange {
  const taken = new Set(design.flatMap(({ options }) => options.map(({ id }) => id)));
  const exchanged: (readonly [string, string])[] = [];
  const left: string[] = [];
  const changed = design.map((question) => ({ ...question, options: [...question.options] }));
  for (const { options } of changed)
    for (const [at, option] of [...options.entries()]) {
      if (!stumbled.has(option.text)) continue;
      const beside = options.filter((_, place) => place !== at);
      const [best] = candidates
        .filter(({ option: act }) => !taken.has(act.id) && !stumbled.has(act.text) && sameKey(act, option))
        .filter(({ option: act }) => !beside.some((other) => alike(act, other)))
        .map((act) => ({ ...act, spread: spreadOf([...beside, act.option]) }))
        .filter(({ option: act, spread }) => spread <= mostApart && keepsItsPlace(option, act))
        .toSorted(
          (one, other) =>
            one.stops - other.stops || lengthOf(one) - lengthOf(other) || one.spread - other.spread,
        );
      if (best === undefined) {
        left.push(option.text);
        continue;
      }
      taken.add(best.option.id);
      exchanged.push([option.text, best.option.text]);
      options[at] = best.option;
    }
  return { design: changed, exchanged, left };

  /** Whether the behaviour sounds about as good as all do, once the one stands where the other stood. */
  function keepsItsPlace(from: MatchedOption, to: MatchedOption): boolean {
    const all = changed.flatMap(({ options }) => options).map((option) => (option === from ? to : option));
    const own = all.filter(({ primary }) => primary === from.primary);
    return contexts.every(
      (context) => Math.abs(meanOf(soundsIn(own, context)) - meanOf(soundsIn(all, context))) <= mostBeside,
    );
  }
}

const lengthOf = ({ option }: Instead): number => option.text.split(' ').length;

const sameKey = (one: MatchedOption, other: MatchedOption): boolean =>
  one.primary === other.primary &&
  one.secondary?.measure === other.secondary?.measure &&
  one.secondary?.sign === other.secondary?.sign;

/** By how much the options sound better than one another, in the context where they differ most. */
const spreadOf = (options: readonly MatchedOption[]): number =>
  Math.max(...contexts.map((context) => spreadIn(soundsIn(options, context))));
