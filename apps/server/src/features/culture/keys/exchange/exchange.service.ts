import { FEWEST_SUMMED, sumAnswers } from '@fourfold/measurement';
import { AdminError } from '../../../../kernel/admin/command.ts';
import type { Database, Queries } from '../../../../kernel/database/database.ts';
import { loadEngine } from '../../engine/engine.ts';
import { readPool, readSheets } from '../read-pool.ts';
import { installationKey, type KeysFile, nameOf, readKeysFile, writeKeysFile } from './keys-file.ts';

interface ExchangeParts {
  readonly db: Database;
  readonly secret: string;
  readonly now: Date;
}

/** Two files that are this near would tell together what one more person has answered. */
const fewestMore = 50;

/** What this installation can tell. The same file again until many more people, or many fewer, have answered. */
export async function exportKeys({ db, secret, now }: ExchangeParts): Promise<string> {
  const engine = await loadEngine();
  const { design } = engine.questionnaire;
  const { organisations, people } = await readPool(db, design.version);
  if (people < FEWEST_SUMMED) {
    throw new AdminError(
      `There are ${people} consistent answers. Sums leave this installation from ${FEWEST_SUMMED} on.`,
    );
  }
  const last = await db
    .selectFrom('keys_exports')
    .select(['people', 'file'])
    .where('design_version', '=', design.version)
    .executeTakeFirst();
  if (last !== undefined && Math.abs(last.people - people) < fewestMore) return last.file;
  const groups = organisations.map((sheets) => readSheets(engine, sheets));
  const sums = sumAnswers(engine.questionnaire, groups);
  const file = writeKeysFile(installationKey(secret), design.version, now.toISOString().slice(0, 10), sums);
  const values = { people, file, made_at: now };
  await db
    .insertInto('keys_exports')
    .values({ design_version: design.version, ...values })
    .onConflict((conflict) => conflict.column('design_version').doUpdateSet(values))
    .execute();
  return file;
}

/** Answers what became of it, in a sentence. */
export async function importKeys({ db, secret, now }: ExchangeParts, text: string): Promise<string> {
  const { questionnaire } = await loadEngine();
  const file = readKeysFile(text, questionnaire);
  if (file.from === nameOf(installationKey(secret))) {
    throw new AdminError('The file is this installation’s own: its answers count already.');
  }
  const known = await db
    .selectFrom('keys_received')
    .select('made')
    .where('signer', '=', file.from)
    .where('design_version', '=', file.design)
    .executeTakeFirst();
  const { people, companies } = file.sums;
  const what = `${people} answers of ${companies} ${companies === 1 ? 'organisation' : 'organisations'}`;
  if (known !== undefined && known.made >= file.made) {
    return `These ${what} count already: nothing has changed.\n`;
  }
  const values = { made: file.made, sums: JSON.stringify(file.sums), received_at: now };
  await db
    .insertInto('keys_received')
    .values({ signer: file.from, design_version: file.design, ...values })
    .onConflict((conflict) => conflict.columns(['signer', 'design_version']).doUpdateSet(values))
    .execute();
  const instead = known === undefined ? '' : ' in place of what the same installation sent before';
  return `${what} were taken in${instead}. They count the next time that keys are learned.\n`;
}

/** Of the questionnaire in use, the oldest first. */
export async function readReceived(db: Queries, designVersion: string): Promise<KeysFile['sums'][]> {
  const rows = await db
    .selectFrom('keys_received')
    .select('sums')
    .where('design_version', '=', designVersion)
    .orderBy('received_at')
    .orderBy('signer')
    .execute();
  return rows.map(({ sums }) => sums as unknown as KeysFile['sums']);
}
