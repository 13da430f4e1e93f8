import {
  type AnswerSums,
  FEWEST_BETWEEN,
  FEWEST_OF_COMPANY,
  FEWEST_SUMMED,
  sumAnswers,
} from '@fourfold/measurement';
import { sql, type Transaction } from 'kysely';
import { AdminError } from '../../../../kernel/admin/command.ts';
import type { Database, Queries } from '../../../../kernel/database/database.ts';
import type { DB } from '../../../../kernel/database/schema.generated.ts';
import { type Engine, loadEngine } from '../../engine/engine.ts';
import { byOrganisation, joinSheets, mostTaught, readNewest, readSheets, type Sheet } from '../read-pool.ts';
import { keepIdentity } from './identity.ts';
import { dayOf, writeKeysFile } from './keys-file.ts';

interface ExportParts {
  readonly db: Database;
  /** The present one and, where it was changed, the one before. */
  readonly appKeys: readonly string[];
  readonly now: Date;
  /** For tests: of how many people at most, the newest. */
  readonly most?: number;
}

export interface Exported {
  readonly text: string;
  /** The day on which the file was made. */
  readonly made: string;
  /** How many more people have to answer before another file leaves; 0 where this one is new. */
  readonly missing: number;
}

/** The last file, with the most people and the newest answer that any file so far has held. */
interface Last {
  readonly people: number;
  readonly file: string;
  readonly made_at: Date;
  readonly last_answer_at: Date;
}

/**
 * What this installation can tell. It is the same file again until so many people have answered who are in no file yet. So the
 * difference of two files is a sum over many as well, even if people have erased their answers in between.
 */
export const exportKeys = async ({ db, appKeys, now, most = mostTaught }: ExportParts): Promise<Exported> =>
  await db.transaction().execute(async (tx) => {
    // Of two that leave at the same time each would know nothing of the other.
    await sql`lock table keys_exports in share row exclusive mode`.execute(tx);
    const engine = await loadEngine();
    const { version } = engine.questionnaire.design;
    const sheets = inCompanies(await readNewest(tx, version, most));
    refuseFew(sheets.length);
    const last = await readLast(tx, version);
    const missing = last === undefined ? 0 : FEWEST_BETWEEN - countNew(sheets, last);
    if (last !== undefined && missing > 0) return { text: last.file, made: dayOf(last.made_at), missing };
    const key = await keepIdentity(tx, appKeys);
    const text = writeKeysFile(key, version, dayOf(now), sumOf(engine, sheets));
    await keepLast(tx, version, {
      people: Math.max(last?.people ?? 0, sheets.length),
      file: text,
      made_at: now,
      last_answer_at: newestOf(sheets, last),
    });
    return { text, made: dayOf(now), missing: 0 };
  });

/** Files say that a company has at least so many people. */
const inCompanies = (sheets: readonly Sheet[]): Sheet[] =>
  byOrganisation(sheets)
    .filter(({ length }) => length >= FEWEST_OF_COMPANY)
    .flat();

function refuseFew(people: number): void {
  if (people >= FEWEST_SUMMED) return;
  throw new AdminError(
    `There are ${people} consistent answers of organisations with ${FEWEST_OF_COMPANY} or more. Sums leave this installation from ${FEWEST_SUMMED} on.`,
  );
}

/**
 * How many people are surely in no file that has left: those who answered after everyone who is in one, or the number by
 * which there are more people now than any file held.
 */
function countNew(sheets: readonly Sheet[], { people, last_answer_at }: Last): number {
  const later = sheets.filter(({ submitted_at }) => submitted_at > last_answer_at).length;
  return Math.max(later, sheets.length - people);
}

/** In any file so far: people who are left out for a while and come back are not new. */
const newestOf = (sheets: readonly Sheet[], last: Last | undefined): Date =>
  new Date(
    Math.max(
      last?.last_answer_at.getTime() ?? 0,
      ...sheets.map(({ submitted_at }) => submitted_at.getTime()),
    ),
  );

const sumOf = (engine: Engine, sheets: readonly Sheet[]): AnswerSums =>
  sumAnswers(
    engine.questionnaire,
    byOrganisation(sheets).map((theirs) => readSheets(engine, joinSheets(theirs))),
  );

const readLast = async (db: Queries, designVersion: string): Promise<Last | undefined> =>
  await db
    .selectFrom('keys_exports')
    .select(['people', 'file', 'made_at', 'last_answer_at'])
    .where('design_version', '=', designVersion)
    .executeTakeFirst();

const keepLast = async (tx: Transaction<DB>, designVersion: string, values: Last): Promise<unknown> =>
  await tx
    .insertInto('keys_exports')
    .values({ design_version: designVersion, ...values })
    .onConflict((conflict) => conflict.column('design_version').doUpdateSet(values))
    .execute();
