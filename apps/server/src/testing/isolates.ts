/**
 * Whether some combination of these sums, with any weights at all, is about one to four of the people alone. Exact:
 * such a combination exists where the sums say less about everyone else than they say about everyone.
 */
export function isolates(
  sums: readonly ReadonlySet<string>[],
  people: readonly string[],
  least = 5,
): string[] {
  // Those who are in the same sums cannot be told apart: they are in a combination together or not at all.
  const alike = Map.groupBy(people, (id) => sums.map((sum) => (sum.has(id) ? 1 : 0)).join(''));
  alike.delete(sums.map(() => 0).join(''));
  const atoms = [...alike].map(([row, ids]) => ({ row: [...row].map(Number), ids }));
  const whole = rank(atoms.map(({ row }) => row));
  const few = atoms.filter(({ ids }) => ids.length < least);
  for (const chosen of subsets(few, least - 1)) {
    const others = atoms.filter((atom) => !chosen.includes(atom)).map(({ row }) => row);
    if (rank(others) < whole) return chosen.flatMap(({ ids }) => ids);
  }
  return [];
}

interface Atom {
  readonly row: readonly number[];
  readonly ids: readonly string[];
}

function* subsets(
  atoms: readonly Atom[],
  most: number,
  from = 0,
  chosen: readonly Atom[] = [],
): Generator<readonly Atom[]> {
  if (chosen.length > 0) yield chosen;
  for (const [at, atom] of atoms.entries()) {
    if (at >= from && atom.ids.length <= most)
      yield* subsets(atoms, most - atom.ids.length, at + 1, [...chosen, atom]);
  }
}

const prime = 1_000_003;
const modulo = (value: number) => ((value % prime) + prime) % prime;

/** Of rows of zeros and ones, by elimination modulo a prime that is far larger than any minor of so few rows. */
function rank(rows: readonly (readonly number[])[]): number {
  const left = rows.map((row) => [...row]);
  let found = 0;
  for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
    const at = left.findIndex((row, index) => index >= found && row[column] !== 0);
    const pivot = left[at];
    if (pivot === undefined) continue;
    left.splice(at, 1);
    left.splice(found, 0, pivot);
    const scale = inverse(pivot[column] ?? 1);
    for (const row of left.slice(found + 1)) {
      const factor = modulo((row[column] ?? 0) * scale);
      for (const [place, value] of pivot.entries()) row[place] = modulo((row[place] ?? 0) - factor * value);
    }
    found += 1;
  }
  return found;
}

/** By Fermat. Products stay below 2^40, so numbers hold them exactly. */
function inverse(value: number): number {
  let [result, base, exponent] = [1, modulo(value), prime - 2];
  while (exponent > 0) {
    if (exponent % 2 === 1) result = modulo(result * base);
    base = modulo(base * base);
    exponent = Math.floor(exponent / 2);
  }
  return result;
}
