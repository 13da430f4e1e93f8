import type { Compute } from '../3-estimate/tasks.ts';
import type { Group, RoundStatistics } from './read-statistics.ts';

/** Answers of the present design that count in a round, and where they do. */
export interface TakenAway {
  readonly choices: Buffer;
  readonly in_department: boolean;
  readonly department_id: string | null;
}

const chunk = 5000;

/** The same statistics without some people: exact, as if they had never been in it. */
export async function takeAway(
  compute: Compute,
  { whole, departments }: RoundStatistics,
  people: readonly TakenAway[],
): Promise<RoundStatistics> {
  if (people.length === 0) return { whole, departments };
  const rest = new Map(departments);
  const byDepartment = Map.groupBy(
    people.filter(({ in_department }) => in_department),
    ({ department_id }) => department_id ?? 'none',
  );
  for (const [id, members] of byDepartment) {
    const group = await without(compute, rest.get(id) ?? null, members);
    if (group === null) rest.delete(id);
    else rest.set(id, group);
  }
  return { whole: await without(compute, whole, people), departments: rest };
}

async function without(
  compute: Compute,
  group: Group | null,
  people: readonly TakenAway[],
): Promise<Group | null> {
  if (group === null) return null;
  let { encoded } = group;
  const left = group.people - people.length;
  if (left <= 0) return null;
  for (let from = 0; from < people.length; from += chunk) {
    const leaving = people.slice(from, from + chunk);
    const sheets = new Uint8Array(Buffer.concat(leaving.map(({ choices }) => choices)));
    encoded = await compute('gather', {
      onto: encoded,
      sheets,
      signs: new Int8Array(leaving.length).fill(-1),
    });
  }
  return { people: left, encoded };
}
