import path from 'node:path';
import type { AdminCommand } from '../../feature.ts';
import { AdminError } from '../../kernel/admin/command.ts';
import { drawTable } from '../../kernel/admin/draw-table.ts';
import { findNamed } from '../../kernel/admin/find-named.ts';
import { readOptions } from '../../kernel/admin/read-options.ts';
import type { Database } from '../../kernel/database/database.ts';
import { exportOrganisation } from './export-organisation.ts';
import { importOrganisation } from './import-organisation.ts';

/** `npm run admin -- organisation export 0198c1f0-… acme.fourfold` */
export const organisationCommand: AdminCommand = {
  name: 'organisation',
  usage: '[export organisation file | import file [--as-new]]',
  summary: 'Lists organisations; writes one into a file, and puts such a file into an installation.',
  details: [
    'The file holds everything of one organisation: people, answers, scores, figures, plans, reports, settings, logo and',
    'log. An organisation is named by its id or, where only one is called so, by its name. The file is not encrypted, and',
    'only you may read it: encrypt it if it leaves your hands, and delete it afterwards. Passwords, sessions, API tokens',
    'and signing keys stay behind. Links in e-mails that were sent before open nothing in the other installation. Both',
    'have to be on the same version. Members are found by their address; where there is no account, one is made whose',
    'password has to be reset. People who have been erased since the export come back: erase them again. --as-new puts a',
    'copy beside the original, called “… (copy)”, which writes to nobody.',
  ],
  async run({ db, now }, args) {
    const { positionals, values } = readOptions(args, { 'as-new': { type: 'boolean' } });
    const [what, ...rest] = positionals;
    if (values['as-new'] && what !== 'import') throw new AdminError('--as-new goes with import.');
    if (what === undefined) return await list(db);
    if (what === 'export') return await write(db, rest, now);
    if (what !== 'import') throw new AdminError(`Say export or import, not ${what}.`);
    const [file, ...more] = rest;
    if (file === undefined || more.length > 0) throw new AdminError('Name one file.');
    return tell(await importOrganisation(db, path.resolve(file), { asNew: values['as-new'] === true, now }));
  },
};

async function list(db: Database): Promise<string> {
  const rows = await db
    .selectFrom('organisations as o')
    .select(['o.id', 'o.name', 'o.created_at'])
    .orderBy('o.name')
    .orderBy('o.id')
    .execute();
  return drawTable([
    ['id', 'opened', 'name'],
    ...rows.map(({ id, name, created_at }) => [id, created_at.toISOString().slice(0, 10), name]),
  ]);
}

async function write(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [wanted, file, ...more] = args;
  if (wanted === undefined || file === undefined || more.length > 0)
    throw new AdminError('Name the organisation and a file.');
  const chosen = findNamed(await db.selectFrom('organisations').select(['id', 'name']).execute(), wanted);
  const { tables } = await exportOrganisation(db, chosen, path.resolve(file), now);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${file}: ${chosen.name}, ${rows} rows.`,
    'It holds people’s names, addresses and answers, and is not encrypted. Encrypt it if it leaves your hands, and delete it afterwards.',
    'What happens here from now on is not in it. Once it is imported, delete the organisation here.',
    '',
  ].join('\n');
}

const tell = ({ id, name, rows, made }: Awaited<ReturnType<typeof importOrganisation>>): string =>
  [
    `${name} is here as ${id}: ${rows} rows.`,
    ...(made.length === 0
      ? []
      : [
          `Accounts made, whose passwords have to be reset by “Forgotten your password?”: ${made.join(', ')}.`,
        ]),
    'People who were erased after the export are back: erase them again (npm run admin -- erase).',
    'Links in e-mails that were sent before open nothing here: remind people, or send invitations again.',
    '',
  ].join('\n');
