import { sql } from 'kysely';
import type { AdminCommand, AdminParts } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { drawTable } from '../../kernel/admin/draw-table.ts';
import { findNamed } from '../../kernel/admin/find-named.ts';
import { readOptions, wholeNumber } from '../../kernel/admin/read-options.ts';
import type { Database } from '../../kernel/database/database.ts';
import { updateOrganisation } from '../identity/organisations/organisations.repository.ts';

/** `npm run admin -- seats 0198c1f0-… --bought 50` */
export const seatsCommand: AdminCommand = {
  name: 'seats',
  usage: '[organisation --bought 50]',
  summary: 'Seats of every organisation; sets how many one has bought, beside the free ones.',
  details: [
    'An organisation is named by its id or, where only one is called so, by its name. A seat is a person in an',
    'organisation, over all rounds. Fewer seats than are taken end nothing: only nobody new can be invited.',
  ],
  async run(parts, args) {
    const { positionals, values } = readOptions(args, { bought: { type: 'string' } }, 1);
    const [wanted] = positionals;
    const all = await listSeats(parts.db);
    if (wanted === undefined && values.bought === undefined) return draw(all, parts);
    if (wanted === undefined) throw new AdminError('Name the organisation.');
    const chosen = findNamed(all, wanted);
    if (values.bought === undefined) return draw([chosen], parts);
    const bought = wholeNumber('--bought', values.bought, 0);
    await updateOrganisation(parts.db, chosen.id, { seats_bought: bought });
    const total = parts.config.FREE_SEATS + bought;
    const short = `More are taken than there are: ${chosen.used} of ${total}. Nothing ends, and nobody new can be invited.\n`;
    return draw([{ ...chosen, bought }], parts) + (chosen.used > total ? `\n${short}` : '');
  },
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly bought: number;
  readonly used: number;
}

const listSeats = (db: Database): Promise<Row[]> =>
  db
    .selectFrom('organisations as o')
    .leftJoin('people as p', (join) =>
      join.onRef('p.organisation_id', '=', 'o.id').on('p.seat_since', 'is not', null),
    )
    .select([
      'o.id',
      'o.name',
      'o.seats_bought as bought',
      sql<number>`count(distinct coalesce(p.email, p.id::text))`.as('used'),
    ])
    .groupBy('o.id')
    .orderBy(sql`lower(o.name)`)
    .orderBy('o.id')
    .execute();

function draw(rows: readonly Row[], { config }: AdminParts): string {
  if (rows.length === 0) return 'There is no organisation yet.\n';
  const lines = rows.map(({ id, name, bought, used }) => [
    id,
    used,
    config.FREE_SEATS + bought,
    config.FREE_SEATS,
    bought,
    name,
  ]);
  return drawTable([['organisation', 'taken', 'of', 'free', 'bought', 'name'], ...lines]);
}
