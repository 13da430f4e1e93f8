import { type AnswerSums, weightOf } from '@fourfold/measurement';
import { AdminError } from '../../../../kernel/admin/command.ts';
import type { Database, Queries } from '../../../../kernel/database/database.ts';
import { fingerprintOf } from './keys-file.ts';

/** A file of another installation, as it was imported. */
export interface Received {
  readonly signer: string;
  readonly fingerprint: string;
  readonly design: string;
  readonly made: string;
  /** As the file claims them. */
  readonly sums: AnswerSums;
}

/** The oldest first. */
export async function listReceived(db: Queries): Promise<Received[]> {
  const rows = await db
    .selectFrom('keys_received')
    .select(['signer', 'design_version as design', 'made', 'sums'])
    .orderBy('received_at')
    .orderBy('signer')
    .execute();
  return rows.map((row) => ({
    ...row,
    fingerprint: fingerprintOf(row.signer),
    sums: row.sums as unknown as AnswerSums,
  }));
}

/** Of the questionnaire in use, as what they count as. */
export async function readReceived(db: Queries, designVersion: string): Promise<AnswerSums[]> {
  const received = await listReceived(db);
  return received
    .filter(({ design }) => design === designVersion)
    .map(({ sums }) => ({ ...sums, ...weightOf(sums) }));
}

/** Answers what was forgotten, in a sentence. `name`: a signer, or how its fingerprint begins. */
export async function forgetReceived(db: Database, name: string): Promise<string> {
  const found = (await listReceived(db)).filter(
    ({ signer, fingerprint }) => signer === name || fingerprint.startsWith(name.toLowerCase()),
  );
  const signers = new Set(found.map(({ signer }) => signer));
  if (signers.size > 1) {
    const all = [...signers].map(fingerprintOf).join(', ');
    throw new AdminError(`Several installations begin with ${name}: ${all}. Name one of them.`);
  }
  const [one] = found;
  if (one === undefined) {
    throw new AdminError(`Nothing was imported from ${name}. “keys status” names what was.`);
  }
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('keys_received').where('signer', '=', one.signer).execute();
    // There are fewer answers now than keys were last learned from, and yet something to learn anew.
    await tx
      .deleteFrom('keys_trials')
      .where(
        'design_version',
        'in',
        found.map(({ design }) => design),
      )
      .execute();
  });
  return `What installation ${one.fingerprint} sent is forgotten. Keys in use stay as they are until they are learned without it: tonight, or with “keys learn”.\n`;
}
