import { say } from '@fourfold/words';
import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';

const longestName = 120;

/** Calls a copy otherwise than its original and than the copies before it, so that nobody takes one for another. */
export async function nameCopy(tx: Transaction<DB>, organisationId: string): Promise<string> {
  const all = await tx.selectFrom('organisations').select(['id', 'name']).execute();
  const taken = new Set(all.filter(({ id }) => id !== organisationId).map(({ name }) => name));
  const original = all.find(({ id }) => id === organisationId)?.name ?? '';
  let name = original;
  for (let number = 1; number === 1 || taken.has(name); number += 1) {
    const named = (of: string) =>
      number === 1 ? say('{name} (copy)', { name: of }) : say('{name} (copy {number})', { name: of, number });
    name = named(original.slice(0, longestName - named('').length));
  }
  await tx.updateTable('organisations').set({ name }).where('id', '=', organisationId).execute();
  return name;
}
