import { encodeStatistics } from '@fourfold/measurement';
import type { Transaction } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { DB } from '../../../kernel/database/schema.generated.ts';
import { type Engine, loadEngine } from '../engine/engine.ts';
import { designOfRound } from '../engine/engine-of-round.ts';
import { decode, type Encoded, empty, peopleOf } from '../engine/figures.ts';
import { changeBy, type Figures } from './changes.ts';
import { cutsOf } from './fold.ts';

/** The statistics of one round as they are at one moment. */
export interface RoundStatistics {
  readonly whole: Group | null;
  /** By id of the department; `none` holds people without one. */
  readonly departments: ReadonlyMap<string, Group>;
}

export interface Group {
  readonly people: number;
  readonly encoded: Encoded;
}

/** What is stored and what is not folded yet, read in one snapshot; groups of nobody are left away. */
export async function readStatistics(
  db: Database,
  roundId: string,
  figures: Figures,
): Promise<RoundStatistics> {
  return await addUp(await inSnapshot(db, (tx) => readBoth(tx, roundId, figures)));
}

export async function addUp({ design, stored, changes }: Read): Promise<RoundStatistics> {
  const engine = await loadEngine(design);
  const keyOf = ({ whole, department_id }: { whole: boolean; department_id: string | null }) =>
    whole ? 'whole' : (department_id ?? 'none');
  const groups = new Map<string, Group>();
  for (const row of stored) {
    if (row.design_version !== design) continue;
    groups.set(keyOf(row), { people: row.people, encoded: row.encoded });
  }
  for (const [key, group] of bringIn(engine, groups, changes, keyOf)) groups.set(key, group);
  for (const [key, { people }] of groups) if (people === 0) groups.delete(key);
  const whole = groups.get('whole') ?? null;
  groups.delete('whole');
  return { whole, departments: groups };
}

type Read = Awaited<ReturnType<typeof readBoth>>;

function bringIn(
  engine: Engine,
  groups: ReadonlyMap<string, Group>,
  changes: Read['changes'],
  keyOf: (cut: { whole: boolean; department_id: string | null }) => string,
): Map<string, Group> {
  const open = new Map<string, ReturnType<typeof empty>>();
  for (const change of changes) {
    for (const cut of cutsOf(change)) {
      const key = keyOf(cut);
      const known = groups.get(key);
      const statistics =
        open.get(key) ?? (known === undefined ? empty(engine) : decode(engine, known.encoded));
      open.set(key, statistics);
      changeBy(engine, statistics, change);
    }
  }
  return new Map(
    [...open].map(([key, statistics]) => {
      const encoded = encodeStatistics(statistics);
      return [key, { encoded, people: peopleOf(engine, encoded) }];
    }),
  );
}

/** Everything that is read here is read as of one moment. */
export const inSnapshot = <Found>(
  db: Database,
  read: (tx: Transaction<DB>) => Promise<Found>,
): Promise<Found> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

export async function readBoth(tx: Transaction<DB>, roundId: string, figures: Figures) {
  return {
    design: await designOfRound(tx, roundId),
    stored: await tx
      .selectFrom('culture_statistics')
      .select(['whole', 'department_id', 'people', 'encoded', 'design_version'])
      .where('round_id', '=', roundId)
      .where('figures', '=', figures)
      .execute(),
    changes: await tx
      .selectFrom('culture_changes')
      .selectAll()
      .where('round_id', '=', roundId)
      .where('figures', '=', figures)
      .orderBy('id')
      .execute(),
  };
}
