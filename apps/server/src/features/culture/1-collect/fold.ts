import { encodeStatistics, type GroupStatistics } from '@fourfold/measurement';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { Turn } from '../../../kernel/threads/turns.ts';
import type { Engine } from '../engine/engine.ts';
import { engineOfRound } from '../engine/engine-of-round.ts';
import { decode, empty } from '../engine/figures.ts';
import { type Change, changeBy } from './changes.ts';

const chunk = 1000;

/**
 * Brings the changes of a round into its statistics. Anyone else who does so waits; submissions do not: they only add
 * changes, and those that are not committed yet are brought in by the next fold. Exact in whatever order: all sums
 * are whole numbers.
 */
export async function fold(tx: Transaction<DB>, roundId: string): Promise<void> {
  if (!(await lockRound(tx, roundId))) return;
  const engine = await engineOfRound(tx, roundId);
  const open = new Map<string, OpenStatistics>();
  const turn = new Turn();
  for (;;) {
    const changes = await takeChanges(tx, roundId);
    for (const change of changes) {
      for (const cut of cutsOf(change)) {
        const key = JSON.stringify(cut);
        const found = open.get(key) ?? (await openStatistics(tx, engine, roundId, cut));
        open.set(key, found);
        changeBy(engine, found.statistics, change);
      }
      if (turn.isOver()) await turn.next();
    }
    if (changes.length < chunk) break;
  }
  for (const { cut, statistics } of open.values()) await store(tx, engine, roundId, cut, statistics);
  await foldInvited(tx, roundId);
}

export interface StatisticsCut {
  readonly figures: string;
  readonly whole: boolean;
  readonly department_id: string | null;
}

interface OpenStatistics {
  readonly cut: StatisticsCut;
  readonly statistics: GroupStatistics;
}

/** Changes of a round's statistics or batches wait here for one another. Keys that only refer to the round do not. */
export async function lockRound(tx: Transaction<DB>, roundId: string): Promise<boolean> {
  const round = await tx
    .selectFrom('rounds')
    .select('id')
    .where('id', '=', roundId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return round !== undefined;
}

export function cutsOf({
  figures,
  in_department,
  department_id,
}: Pick<Change, 'figures' | 'in_department' | 'department_id'>): StatisticsCut[] {
  const whole = { figures, whole: true, department_id: null };
  return in_department ? [whole, { figures, whole: false, department_id }] : [whole];
}

const takeChanges = (tx: Transaction<DB>, roundId: string): Promise<Change[]> =>
  tx
    .deleteFrom('culture_changes')
    .where('id', 'in', (expression) =>
      expression.selectFrom('culture_changes').select('id').where('round_id', '=', roundId).limit(chunk),
    )
    .returningAll()
    .execute();

async function openStatistics(
  tx: Transaction<DB>,
  engine: Engine,
  roundId: string,
  cut: StatisticsCut,
): Promise<OpenStatistics> {
  const row = await tx
    .selectFrom('culture_statistics')
    .select(['encoded', 'design_version'])
    .where('round_id', '=', roundId)
    .where('figures', '=', cut.figures)
    .where('whole', '=', cut.whole)
    .where('department_id', 'is not distinct from', cut.department_id)
    .executeTakeFirst();
  // Those of another design say nothing here, and are counted again by a rebuild.
  const usable = row?.design_version === engine.questionnaire.design.version;
  return { cut, statistics: usable ? decode(engine, row.encoded) : empty(engine) };
}

async function store(
  tx: Transaction<DB>,
  engine: Engine,
  roundId: string,
  cut: StatisticsCut,
  statistics: GroupStatistics,
): Promise<void> {
  const values = {
    design_version: engine.questionnaire.design.version,
    people: statistics.values[0] as number,
    encoded: Buffer.from(encodeStatistics(statistics)),
    version: sql<number>`nextval('culture_versions')`,
  };
  await tx
    .insertInto('culture_statistics')
    .columns([
      'organisation_id',
      'round_id',
      'figures',
      'whole',
      'department_id',
      'design_version',
      'people',
      'encoded',
      'version',
    ])
    .expression((expression) =>
      expression
        .selectFrom('rounds')
        .select([
          'organisation_id',
          'id',
          expression.val(cut.figures).as('figures'),
          expression.cast<boolean>(expression.val(cut.whole), 'boolean').as('whole'),
          expression.cast<string | null>(expression.val(cut.department_id), 'uuid').as('department_id'),
          expression.val(values.design_version).as('design_version'),
          expression.cast<number>(expression.val(values.people), 'integer').as('people'),
          expression.cast<Buffer>(expression.val(values.encoded), 'bytea').as('encoded'),
          values.version.as('version'),
        ])
        .where('id', '=', roundId),
    )
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'figures', 'whole', 'department_id']).doUpdateSet(values),
    )
    .execute();
}

/** Brings the counts of those invited together, a row a department. */
async function foldInvited(tx: Transaction<DB>, roundId: string): Promise<void> {
  await sql`
    with taken as (delete from culture_invited where round_id = ${roundId} returning *)
    insert into culture_invited (organisation_id, round_id, department_id, people)
    select organisation_id, round_id, department_id, sum(people) from taken
    group by 1, 2, 3 having sum(people) <> 0`.execute(tx);
}
