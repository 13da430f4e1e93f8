import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
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
    apart.length === 0
      ? t`We can’t say with certainty that ${names} differ.`
      : t`Their likely ranges for ${allOf(apart.map(({ name }) => name))} do not overlap.`;
  if (telling.length === candidates.length) return found;
  return [t`Only the answers of ${names} can be compared.`, ...whyNot(candidates), found].join(' ');
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
