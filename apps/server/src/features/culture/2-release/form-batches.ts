import { leastPeople } from '@fourfold/contract/words';

/** An answer that those behind the gate do not know of yet, or not any more. */
export interface Waiting {
  readonly id: string;
  readonly department: string | null;
  /** Was in a batch that was taken back: new to nobody. */
  readonly seen: boolean;
}

export interface Batch {
  readonly mixed: boolean;
  readonly department: string | null;
  readonly members: readonly Waiting[];
}

/**
 * Which of the waiting answers can be released now. Every batch holds at least five that were in no batch before, so
 * whatever is added to or subtracted from whatever was ever released, at least five people are in the result: the
 * five of the latest batch that has a part in it (see the decision record on the gate).
 *
 * Departments first, so that their figures move too. Those whose department cannot fill a batch of its own any more,
 * because too few of it are still invited, are released together with others, and count in the whole alone.
 */
export function formBatches(
  waiting: readonly Waiting[],
  stillInvited: (department: string | null) => number,
): Batch[] {
  const byDepartment = Map.groupBy(waiting, ({ department }) => department);
  const batches: Batch[] = [];
  const rest: Waiting[] = [];
  for (const [department, people] of byDepartment) {
    const count = countNew(people);
    if (count >= leastPeople) batches.push(...divide(people, false, department));
    else if (count + stillInvited(department) < leastPeople) rest.push(...people);
  }
  return countNew(rest) >= leastPeople ? [...batches, ...divide(rest, true, null)] : batches;
}

const countNew = (people: readonly Waiting[]) => people.filter(({ seen }) => !seen).length;

/** As small as may be: an erasure takes a whole batch back. */
function divide(people: readonly Waiting[], mixed: boolean, department: string | null): Batch[] {
  const fresh = people.filter(({ seen }) => !seen);
  const seen = people.filter((person) => person.seen);
  const count = Math.floor(fresh.length / leastPeople);
  const batches = Array.from({ length: count }, () => [] as Waiting[]);
  for (const [index, person] of fresh.entries()) {
    batches[Math.min(count - 1, Math.floor(index / leastPeople))]?.push(person);
  }
  for (const [index, person] of seen.entries()) batches[index % count]?.push(person);
  return batches.map((members) => ({ mixed, department, members }));
}
