import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { inGroups } from '../../lib/in-groups.ts';
import { allOf } from '../../lib/lists.ts';
import type { Column } from './columns.ts';

/** Who clearly differs from the team, in what, on which side, and whether that would balance it. */
export function againstTeam(
  team: string,
  columns: readonly Column[],
  candidates: readonly ComparedCandidate[],
): string | null {
  const all = candidates.flatMap(({ first_name, differs }) => differs.map((one) => ({ ...one, first_name })));
  if (all.length === 0) return null;
  const groups = inGroups(all, ({ key, side }) => `${key} ${side}`);
  const said = groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { key, name, side } = first;
    const names = allOf(group.map(({ first_name }) => first_name));
    const score = plural(group.length, { one: 'scores', other: 'score' });
    const isThere =
      side === 'more'
        ? t`In ${name}, ${names} ${score} clearly higher than ${team}`
        : t`In ${name}, ${names} ${score} clearly lower than ${team}`;
    return [`${isThere}${balanceOf(columns.find((column) => column.key === key))}.`];
  });
  const doubted = candidates.filter(({ differs, verdict }) => differs.length > 0 && verdict === 'check');
  const careful = allOf(doubted.map(({ first_name: name }) => t`${name}’s`));
  return [...said, ...(careful === '' ? [] : [t`Read ${careful} answers with care.`])].join(' ');
}

function balanceOf(column: Column | undefined): string {
  const team = column?.team ?? null;
  if (team === null || team.band === 'balanced' || team.strength === 'pale') return '';
  return team.side === 'high' ? t`, which has too much of it` : t`, which has too little of it`;
}
