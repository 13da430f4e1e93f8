import { measureKinds } from '@fourfold/contract/words';
import { type Placed, type PossibleSpread, spreadsAmong } from '@fourfold/measurement';
import { sql } from 'kysely';
import type { Database, Queries } from '../../../kernel/database/database.ts';
import { readStatistics } from '../1-collect/read-statistics.ts';
import type { GroupScores } from '../3-estimate/scores.ts';
import { scoresOf } from '../3-estimate/scores-of-groups.ts';
import { type Compute, computeWith } from '../3-estimate/tasks.ts';
import { loadKeys, newestVersion } from '../keys/keys-of-round.ts';
import { fewestCompanies } from './standing-among.ts';

/**
 * By kind, and by whether it is of a measure or of a competency or domain, by key: over all companies, with no figure
 * of any one.
 */
type Norms = Record<string, Record<'groups' | 'measures', Record<string, PossibleSpread[]>>>;

/** A company of fewer is no company to stand beside. */
const fewestForNorms = 10;
const most = 1000;

interface NormParts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly compute: Compute;
}

/** Where companies stand by the newest keys, each with its latest round that enough people answered. */
export async function makeNorms({ db, clock, compute }: NormParts): Promise<number> {
  const version = await newestVersion(db);
  const keyed = computeWith(compute, await loadKeys(db, version));
  const rows = await roundsForNorms(db, version.design);
  if (rows.length < fewestCompanies) {
    await db
      .deleteFrom('group_norms')
      .where('keys_number', '=', version.number)
      .where('design_version', '=', version.design)
      .execute();
    return rows.length;
  }
  const found: Record<string, GroupScores[]> = { behaviour: [], perception: [] };
  for (const { id } of rows) {
    const { whole } = await readStatistics(db, id, 'live');
    if (whole === null) continue;
    for (const kind of measureKinds) found[kind]?.push(...(await scoresOf(keyed, [whole.encoded], kind)));
  }
  const norms: Norms = Object.fromEntries(
    measureKinds.map((kind) => [
      kind,
      { groups: of(found[kind], 'groups'), measures: of(found[kind], 'measures') },
    ]),
  );
  const values = { groups: rows.length, norms: JSON.stringify(norms), made_at: clock() };
  await db
    .insertInto('group_norms')
    .values({ keys_number: version.number, design_version: version.design, ...values })
    .onConflict((conflict) => conflict.columns(['keys_number', 'design_version']).doUpdateSet(values))
    .execute();
  return rows.length;
}

/** The latest round of each company, or of this one, that enough people answered: nobody stands beside simulated ones. */
export async function roundsForNorms(
  db: Queries,
  design: string,
  organisationId?: string,
): Promise<{ readonly id: string }[]> {
  const whose = organisationId === undefined ? sql`true` : sql`r.organisation_id = ${organisationId}`;
  const { rows } = await sql<{ id: string }>`
    select distinct on (r.organisation_id) r.id from rounds r join culture_statistics s on s.round_id = r.id and r.number > 0
    join organisations o on o.id = r.organisation_id and not o.simulated
    where s.figures = 'live' and s.whole and s.people >= ${fewestForNorms} and r.design_version = ${design} and ${whose}
    order by r.organisation_id, r.number desc limit ${most}`.execute(db);
  return rows;
}

function of(all: readonly GroupScores[] = [], what: 'groups' | 'measures'): Record<string, PossibleSpread[]> {
  const keys = Object.keys(all[0]?.[what] ?? {});
  return Object.fromEntries(
    keys.map((key) => [
      key,
      spreadsAmong(all.flatMap((scores) => placedIn(scores, what, key))).map(toDigits),
    ]),
  );
}

/** So many as matter, or the row would be of half a megabyte. */
const toDigits = (one: PossibleSpread): PossibleSpread => ({
  spread: digits(one.spread),
  weight: digits(one.weight),
  mean: digits(one.mean),
  variance: digits(one.variance),
});

const digits = (value: number): number => Number(value.toPrecision(6));

/** One score as it is held against others. */
export function placedIn(scores: GroupScores, what: 'groups' | 'measures', key: string): Placed[] {
  const [figure, error] = [scores[what][key], scores.answering[what][key]];
  return figure === undefined || error === undefined ? [] : [{ score: figure.score, error }];
}
