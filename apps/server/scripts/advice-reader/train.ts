import { type Clause, clausesOf } from '../../src/features/reports/check/directions/clauses.ts';
import { gateOf, nameWeight, slopeOf } from '../../src/features/reports/check/directions/reader.ts';
import type { NewWeights } from '../../src/features/reports/check/directions/weights.ts';
import { createMentions } from '../../src/features/reports/check/mentions.ts';
import type { Figure } from '../../src/features/reports/results/report-basis.ts';
import type { Example } from './training-sentences.ts';

const rounds = 20;
const pace = 0.03;
/** How strongly a weight is held back: the more, the more often it has to be seen. */
const restraint = { turns: 2, acts: 0.3, nowhere: 1 };
/** A turn that was met less often is a chance. */
const turnsLeast = 6;
/** What is shared with the competency, and with all behaviours, counts for less than what is the behaviour's own. */
const share = { group: 0.6, all: 0.3 };

/** Where the learning begins: these turn round what follows, which few examples would teach as well. */
const begun = new Map<string, number>([
  ..."not no never without stop avoid less few reduc resist skip cut drop rather instead refrain limit don't doesn't can't cannot won't isn't aren't shouldn't needn't wouldn't nothing nobody hardly rarely seldom"
    .split(' ')
    .map((word) => [word, -1] as const),
  ['CLAIM', -1.5],
  ['HANGS CLAIM', -0.7],
]);

/** A weight that is learned, with how much it has moved (AdaGrad). */
class Learned {
  readonly values: Float64Array;
  readonly #origin: Float64Array;
  readonly #moved: Float64Array;
  readonly #seen: Float64Array;
  readonly #restraint: number;
  constructor(seen: readonly number[], restraint: number, origin?: readonly number[]) {
    this.values = Float64Array.from(origin ?? seen.map(() => 0));
    this.#origin = this.values.slice();
    this.#moved = new Float64Array(seen.length).fill(1e-4);
    this.#seen = Float64Array.from(seen);
    this.#restraint = restraint;
  }
  sum(places: readonly number[]): number {
    let sum = 0;
    for (const place of places) sum += this.values[place] ?? 0;
    return sum;
  }
  move(places: readonly number[], slope: number, now: number): void {
    for (const place of places) {
      const value = this.values[place] ?? 0;
      const back = ((value - (this.#origin[place] ?? 0)) * this.#restraint) / (this.#seen[place] ?? 1);
      const gradient = slope + back;
      this.#moved[place] = (this.#moved[place] ?? 0) + gradient ** 2;
      this.values[place] = value - (now * gradient) / Math.sqrt(this.#moved[place] ?? 1);
    }
  }
}

/** Numbers for names, of those that are met often enough. */
function numbered(names: Iterable<string>, least: number) {
  const seen = new Map<string, number>();
  for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  const kept = [...seen].filter(([, times]) => times >= least);
  const numbers = new Map(kept.map(([name], at) => [name, at]));
  return {
    names: kept.map(([name]) => name),
    seen: kept.map(([, times]) => times),
    find: (wanted: readonly string[]) =>
      wanted.flatMap((name) => {
        const at = numbers.get(name);
        return at === undefined ? [] : [at];
      }),
  };
}

/** Reads what a clause does as a product: how far its turns turn it, and what its acts show of the behaviour. */
export function train(
  examples: readonly Example[],
  figures: readonly Figure[],
  groupOf: ReadonlyMap<string, string>,
): NewWeights {
  const findNames = createMentions(figures);
  const any = figures[0]?.name ?? '';
  const parsed = examples.map((example) => {
    const text = example.text.replaceAll('{name}', any);
    const places = findNames(text, 0).map(({ from, to, figures: named }) => ({
      from,
      to,
      isOwn: named.some(({ key, name }) =>
        example.key === null ? name === any && text !== example.text : key === example.key,
      ),
    }));
    return { example, clauses: clausesOf(text, places) };
  });
  const clauses = parsed.flatMap((one) => one.clauses);
  const acts = (of: (key: string) => string, wanted: (act: string) => boolean, least: number) =>
    numbered(
      parsed.flatMap(({ example, clauses: own }) =>
        example.key === null ? [] : own.flatMap((clause) => namesIn(clause, of(example.key ?? ''), wanted)),
      ),
      least,
    );
  const isWord = (act: string) => !act.includes(' ');
  const turns = numbered(
    clauses.flatMap((clause) => clause.turns),
    turnsLeast,
  );
  const particular = acts(
    (key) => key,
    () => true,
    1,
  );
  const shared = acts((key) => `/${groupOf.get(key)}`, isWord, 2);
  const common = acts(() => '', isWord, 3);

  const gates = new Learned(
    turns.seen,
    restraint.turns,
    turns.names.map((name) => begun.get(name) ?? 0),
  );
  const ways = new Learned(turns.seen, restraint.turns);
  const [own, group, all] = [particular, shared, common].map(
    ({ seen }) => new Learned(seen, restraint.acts),
  ) as [Learned, Learned, Learned];
  const rows = parsed.map(({ example: { key, side, weight }, clauses: parts }) => ({
    goal: (side + 1) / 2,
    weight,
    parts: parts.map((clause) => ({
      turns: turns.find(clause.turns),
      name: clause.isNamed ? nameWeight : 0,
      sign: clause.isDenied ? -1 : 1,
      own: key === null ? [] : particular.find(namesIn(clause, key, () => true)),
      group: key === null ? [] : shared.find(namesIn(clause, `/${groupOf.get(key)}`, isWord)),
      all: key === null ? [] : common.find(namesIn(clause, '', isWord)),
    })),
  }));
  const draw = drawn(1);
  for (let round = 0; round < rounds; round += 1) {
    const now = pace / (1 + 0.25 * round);
    for (const { goal, weight, parts } of shuffled(rows, draw)) {
      const read = parts.map((part) => {
        const act =
          part.name + own.sum(part.own) + share.group * group.sum(part.group) + share.all * all.sum(part.all);
        const gate = gateOf(gates.sum(part.turns));
        return { part, act, gate, up: part.sign * (gate * act + ways.sum(part.turns)) };
      });
      const error = (odds(read.reduce((sum, { up }) => sum + up, 0)) - goal) * weight;
      for (const { part, act, gate } of read) {
        const slope = error * part.sign;
        gates.move(part.turns, slope * act * slopeOf(gate), now);
        ways.move(part.turns, slope, now);
        own.move(part.own, slope * gate, now);
        group.move(part.group, share.group * slope * gate, now);
        all.move(part.all, share.all * slope * gate, now);
      }
    }
  }
  const nowhere = trainNowhere(parsed, turns, draw);
  const weightOf = new Map<string, Map<string, number>>();
  const put = (names: readonly string[], values: Float64Array, times: number) => {
    for (const [at, name] of names.entries()) {
      const [behaviour = '', act = ''] = name.split('\t');
      const known = weightOf.get(act) ?? new Map<string, number>();
      weightOf.set(act, known.set(behaviour, times * (values[at] ?? 0)));
    }
  };
  put(particular.names, own.values, 1);
  put(shared.names, group.values, share.group);
  put(common.names, all.values, share.all);
  return {
    groupOf,
    acts: weightOf,
    nowhere: nowhere.bias,
    turns: new Map(
      turns.names.map((name, at) => [
        name,
        [gates.values[at] ?? 0, ways.values[at] ?? 0, nowhere.weights[at] ?? 0] as const,
      ]),
    ),
  };
}

const namesIn = ({ acts }: Clause, of: string, wanted: (act: string) => boolean) =>
  acts.filter(wanted).map((act) => `${of}\t${act}`);

/** Sentences that point nowhere, against all others. */
function trainNowhere(
  parsed: readonly { readonly example: Example; readonly clauses: readonly Clause[] }[],
  turns: ReturnType<typeof numbered>,
  draw: () => number,
) {
  const learned = new Learned(turns.seen, restraint.nowhere);
  const bias = new Learned([parsed.length], 0);
  const rows = parsed
    .filter(({ example: { writer } }) => writer !== 'acts' && writer !== 'directions')
    .map(({ example, clauses }) => ({
      goal: example.side === 0 ? 1 : 0,
      places: turns.find([...new Set(clauses.flatMap((clause) => clause.turns))]),
    }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { goal, places } of shuffled(rows, draw)) {
      const error = odds(learned.sum(places) + bias.sum([0])) - goal;
      learned.move(places, error, 0.05 / (1 + 0.25 * round));
      bias.move([0], error, 0.05 / (1 + 0.25 * round));
    }
  }
  return { weights: learned.values, bias: bias.values[0] ?? 0 };
}

const odds = (log: number) => 1 / (1 + Math.exp(-log));

/** The same order each time. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(all: readonly T[], draw: () => number): T[] {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
