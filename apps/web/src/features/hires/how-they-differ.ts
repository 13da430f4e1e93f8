import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { inGroups } from '../../lib/in-groups.ts';
import { allOf } from '../../lib/lists.ts';
import { type Column, saysSomething } from './columns.ts';
import { setsApart } from './sets-apart.ts';

/** How candidates side by side differ from each other; before that whose answers can be compared, where not all can. */
export function howTheyDiffer(columns: readonly Column[], candidates: readonly ComparedCandidate[]): string {
  const telling = candidates.filter(saysSomething);
  const names = allOf(telling.map(({ first_name }) => first_name));
  if (telling.length === 0)
    return [t`None of these answers can be compared.`, ...whyNot(candidates)].join(' ');
  if (telling.length === 1)
    return [t`Only ${names}’s answers can be compared.`, ...whyNot(candidates)].join(' ');
  const apart = setsApart(columns, candidates);
  const found =
    apart.length === 0 ? t`We can’t say with certainty that ${names} differ.` : whoIsLower(apart, telling);
  if (telling.length === candidates.length) return found;
  return [t`Only the answers of ${names} can be compared.`, ...whyNot(candidates), found].join(' ');
}

/** Between whom the likely ranges lie apart, and on which side: of three, the lowest and the highest. */
function whoIsLower(columns: readonly Column[], candidates: readonly ComparedCandidate[]): string {
  const pairs = columns.flatMap(({ key, name }) => {
    const placed = candidates.flatMap(({ first_name, competencies }) => {
      const figure = competencies.find((one) => one.key === key)?.candidate;
      return figure === undefined ? [] : [{ first_name, ...figure }];
    });
    const lowest = placed.toSorted((a, b) => a.high - b.high)[0];
    const highest = placed.toSorted((a, b) => b.low - a.low)[0];
    return lowest && highest ? [{ lower: lowest.first_name, higher: highest.first_name, name }] : [];
  });
  return inGroups(pairs, ({ lower, higher }) => `${lower}\n${higher}`)
    .flatMap((of) => {
      const [first] = of;
      if (first === undefined) return [];
      return [
        t`${first.lower} scores clearly lower than ${first.higher} in ${allOf(of.map(({ name }) => name))}.`,
      ];
    })
    .join(' ');
}

/** Of whom nothing can be said, by name: because the answers say too little, or because they can’t be relied on. */
function whyNot(candidates: readonly ComparedCandidate[]): string[] {
  const of = (verdict: ComparedCandidate['verdict']) =>
    allOf(candidates.filter((one) => one.verdict === verdict).map(({ first_name: name }) => t`${name}’s`));
  const [little, doubted] = [of('uninformative'), of('unreliable')];
  return [
    ...(little === '' ? [] : [t`${little} answers say too little.`]),
    ...(doubted === '' ? [] : [t`${doubted} answers can’t be relied on.`]),
  ];
}
