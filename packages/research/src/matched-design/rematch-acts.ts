import type { Random } from '@fourfold/measurement/random.ts';
import { contexts, meanOf, soundsIn, spreadOf } from './judge-design.ts';
import type { MatchedOption, MatchedQuestion } from './matched-questionnaire.ts';
import { mostApart, mostBeside } from './matched-rules.ts';

export interface ReadAct {
  readonly option: MatchedOption;
  /** How many readers stop at it when they read it aloud. */
  readonly stops: number;
  /** Whether two readers of a whole form stumbled over it: it is taken where no other fits. */
  readonly stumbled: boolean;
  /** Whether readers met it in a whole form. */
  readonly met: boolean;
}

export interface Rematching {
  /** The design whose key is kept: what each place measures stays as it is. */
  readonly design: readonly MatchedQuestion[];
  /** All acts that may be taken, those of the design among them. */
  readonly acts: readonly ReadAct[];
  /** Whether two acts say too much the same to stand in one question. */
  readonly alike: (one: MatchedOption, other: MatchedOption) => boolean;
  /** By how many words the form may get longer. */
  readonly longer: number;
  readonly random: Random;
  readonly moves: number;
}

/** What the search aims at, so that what it gives up for a better question still keeps the limits. */
const aimedApart = mostApart - 0.02;
const aimedBeside = mostBeside - 0.04;
/** Prices, in points by which the options of a question may differ. */
const price = { pointTooMuch: 10, pair: 3, stumbled: 1, unmet: 0.3, stop: 0.05, word: 0.01, wordTooMany: 1 };
const [hot, cold] = [0.5, 0.001];

interface Place {
  readonly question: number;
  readonly at: number;
  readonly primary: string;
  /** The acts that measure what this place measures. */
  readonly fitting: readonly number[];
}

/**
 * Puts acts into the places of a design so that the four of a question sound about equally good, and those of a behaviour
 * about as good as all. Each place gets an act of its own behaviour and second side, so the key, and all that was simulated
 * with it, stays what it is. Annealing: exchanges of two acts, kept when they help and, early on, sometimes when they don't.
 *
 * Example: where every act has a key of its own, the design comes back as it was.
 */
export function rematchActs({
  design,
  acts,
  alike,
  longer,
  random,
  moves,
}: Rematching): readonly MatchedQuestion[] {
  const byKey = Map.groupBy(acts.keys(), (act) => keyOf((acts[act] as ReadAct).option));
  const places = design.flatMap(({ options }, question) =>
    options.map((option, at): Place => {
      return { question, at, primary: option.primary, fitting: byKey.get(keyOf(option)) ?? [] };
    }),
  );
  const actOf = new Map(acts.map(({ option }, at) => [option.id, at]));
  const chosen = design.map(({ options }) => options.map(({ id }) => actOf.get(id) as number));
  const placeOf = new Map(places.map((place) => [chosenAt(place), place]));
  const placesOf = Map.groupBy(places, ({ primary }) => primary);
  const optionsOf = (of: readonly number[]) => of.map((act) => (acts[act] as ReadAct).option);
  const all = optionsOf(chosen.flat());
  const overall = contexts.map((context) => meanOf(soundsIn(all, context)));
  const longest = lengthOf(all) + longer;
  let length = lengthOf(all);

  for (let move = 0; move < moves; move += 1) {
    const place = anyOf(places, random);
    const [before, after] = [chosenAt(place), anyOf(place.fitting, random)];
    if (before === after) continue;
    const other = placeOf.get(after);
    const paid = priceOf(place, other);
    put(place, after);
    if (other === undefined) placeOf.delete(before);
    else put(other, before);
    const temperature = hot * (cold / hot) ** (move / moves);
    if (priceOf(place, other) - paid < -temperature * Math.log(1 - random())) continue;
    put(place, before);
    if (other === undefined) placeOf.delete(after);
    else put(other, after);
  }
  return design.map((question, at) => ({ ...question, options: optionsOf(chosen[at] as number[]) }));

  function chosenAt({ question, at }: Place): number {
    return chosen[question]?.[at] as number;
  }

  function put(place: Place, act: number): void {
    length += lengthOf(optionsOf([act])) - lengthOf(optionsOf([chosenAt(place)]));
    (chosen[place.question] as number[])[place.at] = act;
    placeOf.set(act, place);
  }

  /** What an exchange can change. */
  function priceOf(place: Place, other: Place | undefined): number {
    const questions = new Set([place.question, other?.question ?? place.question]);
    const ofQuestions = [...questions].map((question) => priceOfQuestion(chosen[question] as number[]));
    const tooMany = Math.max(0, length - longest) * price.wordTooMany;
    return sumOf(ofQuestions) + priceOfBehaviour(place.primary) + tooMany;
  }

  function priceOfQuestion(of: readonly number[]): number {
    const options = optionsOf(of);
    const pairs = options.flatMap((one, at) => options.slice(at + 1).filter((other) => alike(one, other)));
    const apart = contexts.map((context) => {
      const spread = spreadOf(soundsIn(options, context));
      return spread ** 2 + price.pointTooMuch * Math.max(0, spread - aimedApart);
    });
    const own = of.map((act) => {
      const { stops, stumbled, met } = acts[act] as ReadAct;
      return price.stop * stops + (stumbled ? price.stumbled : 0) + (met ? 0 : price.unmet);
    });
    return sumOf(apart) + price.pair * pairs.length + sumOf(own) + price.word * lengthOf(options);
  }

  function priceOfBehaviour(primary: string): number {
    const own = optionsOf((placesOf.get(primary) ?? []).map(chosenAt));
    return sumOf(
      contexts.map((context) => {
        const beside = Math.abs(meanOf(soundsIn(own, context)) - (overall[context] as number));
        return price.pointTooMuch * Math.max(0, beside - aimedBeside);
      }),
    );
  }
}

const keyOf = ({ primary, secondary }: MatchedOption): string =>
  [primary, secondary?.measure, secondary?.sign].join(' ');

const lengthOf = (options: readonly MatchedOption[]): number =>
  sumOf(options.map(({ text }) => text.split(' ').length));

const anyOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
