import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { readOptions } from '../../kernel/admin/read-options.ts';
import { csvOf } from '../../kernel/exports/write-csv.ts';
import { leadsSince } from './leads.repository.ts';

const columns = [
  'source',
  'email',
  'name',
  'role',
  'headcount',
  'question',
  'timezone',
  'session_at',
  'created_at',
  'updated_at',
] as const;

/** `npm run admin -- leads > leads.csv` */
export const leadsCommand: AdminCommand = {
  name: 'leads',
  usage: '[--since 2026-01-31] [--source name]',
  summary: 'Everyone who left an address on the site, as CSV.',
  async run({ db }, args) {
    const { since, source } = read(args);
    const leads = await leadsSince(db, since, source);
    const rows = leads.map((lead) => columns.map((column) => asText(lead[column])));
    return await csvOf({ name: 'Leads', columns, rows });
  },
};

function read(args: readonly string[]) {
  const { values } = readOptions(args, { since: { type: 'string' }, source: { type: 'string' } }, 0);
  const { since = '1970-01-01', source } = values;
  const day = new Date(since);
  // 2026-02-31 would be read as a day of March.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === since;
  if (!isDay) throw new AdminError(`${since} is not a day such as 2026-01-31.`);
  return { since: day, source };
}

const asText = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : value);
