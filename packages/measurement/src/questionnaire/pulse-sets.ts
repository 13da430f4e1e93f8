import type { Design, Question } from './types.ts';

/**
 * The tendency questions of each set of a pulse, as places in the design.
 *
 * A group's mean is known best where each of its people has said something of each behaviour. So the occurrences of a
 * behaviour, and of a competency, are spread evenly over the sets: from every third question on, two are exchanged
 * between sets as long as that helps. What the first sets ask is asked again where the number is no multiple of them.
 * The same design gives the same sets, whenever it is asked.
 *
 * Example: three sets of 22 for 64 questions.
 */
export function dealTendency(design: Design, sets: number): number[][] {
  const places = [...design.questions.keys()].filter((at) => design.questions[at]?.kind === 'tendency');
  const weights = new Map(places.map((at) => [at, weightsOf(design, design.questions[at] as Question)]));
  const of = (place: number): Float64Array => weights.get(place) as Float64Array;
  const dealt = Array.from({ length: sets }, (_, set) => places.filter((_, at) => at % sets === set));
  const sums = dealt.map((own) => sumOf(own.map(of)));
  while (exchange(dealt, sums, of));
  const most = Math.ceil(places.length / sets);
  for (const [set, own] of dealt.entries()) {
    while (own.length < most) {
      const others = places.filter((place) => !own.includes(place));
      const gain = (place: number): number => gained(sums[set] as Float64Array, of(place));
      const best = others.reduce((a, b) => (gain(b) < gain(a) ? b : a));
      own.push(best);
      sums[set] = sumOf([sums[set] as Float64Array, of(best)]);
    }
  }
  return dealt;
}

/** By behaviour, and by competency, how much a question says of it. */
function weightsOf({ measures }: Design, { options }: Question): Float64Array {
  const behaviours = measures.filter(({ kind }) => kind === 'behaviour');
  const groups = [...new Set(behaviours.map(({ group }) => group))];
  const weights = new Float64Array(behaviours.length + groups.length);
  for (const { loadings } of options) {
    for (const { measure, weight } of loadings) {
      const at = behaviours.findIndex(({ key }) => key === measure);
      const group = behaviours.length + groups.indexOf(behaviours[at]?.group ?? '');
      weights[at] = (weights[at] as number) + weight ** 2;
      weights[group] = (weights[group] as number) + weight ** 2 / 2;
    }
  }
  return weights;
}

const sumOf = (all: readonly Float64Array[]): Float64Array =>
  (all[0] as Float64Array).map((_, at) => all.reduce((sum, weights) => sum + (weights[at] as number), 0));

/** How much less even a set becomes by a question. */
const gained = (sum: Float64Array, weights: Float64Array): number =>
  weights.reduce((all, weight, at) => all + weight * (weight + 2 * (sum[at] as number)), 0);

/** Makes the first exchange of two questions that leaves the sets more even; false where none does. */
function exchange(dealt: number[][], sums: Float64Array[], of: (place: number) => Float64Array): boolean {
  for (const [one, mine] of dealt.entries()) {
    for (const [other, theirs] of dealt.entries()) {
      if (other <= one) continue;
      for (const [a, out] of mine.entries()) {
        for (const [b, back] of theirs.entries()) {
          const move = of(out).map((weight, at) => weight - (of(back)[at] as number));
          const here = sums[one] as Float64Array;
          const there = sums[other] as Float64Array;
          const change = move.reduce(
            (sum, by, at) => sum + 2 * by * ((there[at] as number) - (here[at] as number) + by),
            0,
          );
          if (change > -1e-9) continue;
          mine[a] = back;
          theirs[b] = out;
          sums[one] = here.map((value, at) => value - (move[at] as number));
          sums[other] = there.map((value, at) => value + (move[at] as number));
          return true;
        }
      }
    }
  }
  return false;
}
