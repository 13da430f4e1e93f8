import { parseArgs } from 'node:util';
import { type AdminCommand, AdminError } from '../../admin/command.ts';
import { csvOf } from '../../exports/write-csv.ts';
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
  summary: 'Everybody who left an address on the site, as CSV.',
  async run({ db }, args) {
    const { since, source } = read(args);
    const leads = await leadsSince(db, since, source);
    const rows = leads.map((lead) => columns.map((column) => asText(lead[column])));
    return await csvOf({ name: 'Leads', columns, rows });
  },
};

function read(args: readonly string[]) {
  const options = { since: { type: 'string' }, source: { type: 'string' } } as const;
  try {
    const { since = '1970-01-01', source } = parseArgs({ args: [...args], options }).values;
    if (Number.isNaN(Date.parse(since))) throw new Error(`${since} is not a day such as 2026-01-31.`);
    return { since: new Date(since), source };
  } catch (cause) {
    throw new AdminError((cause as Error).message, { cause });
  }
}

const asText = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : value);
