import { record } from '../../../kernel/audit/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/http/app-error.ts';
import { hasClosed, type KeysVersion, newestVersion } from './keys-of-round.ts';

interface Asked {
  readonly organisationId: string;
  readonly userId: string;
  readonly roundId: string;
}

/**
 * Gives a round that kept its keys the newest ones; one that is open moves along from then on. Nothing is read again: the
 * counts of its answers are scored by them.
 */
export async function rescoreRound(
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  { organisationId, userId, roundId }: Asked,
): Promise<KeysVersion> {
  return await db.transaction().execute(async (tx) => {
    const round = await tx
      .selectFrom('rounds as r')
      .select(['number', 'keys_number', 'design_version', hasClosed(clock()).as('closed')])
      .where('id', '=', roundId)
      .where('organisation_id', '=', organisationId)
      .forUpdate()
      .executeTakeFirst();
    if (round === undefined) throw notFound();
    const newest = await newestVersion(tx, round.design_version);
    // What keeps no version of its own has the newest already.
    if (round.keys_number === null || round.keys_number === newest.number) return newest;
    const keys_number = round.closed ? newest.number : null;
    await tx.updateTable('rounds').set({ keys_number }).where('id', '=', roundId).execute();
    const details = { number: String(round.number), keys: newest.name };
    await record(tx, { action: 'round.rescored', organisationId, userId, details }, clock());
    return newest;
  });
}
