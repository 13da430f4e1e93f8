import { writeFile } from 'node:fs/promises';
import type { AdminCommand } from '../../../feature.ts';
import { AdminError } from '../../../kernel/admin/command.ts';
import { drawTable } from '../../../kernel/admin/draw-table.ts';
import { readOptions, refuseMore } from '../../../kernel/admin/read-options.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { appKeysOf } from '../../../kernel/signing/app-keys.ts';
import { loadEngine } from '../engine/engine.ts';
import { countTaught, whyNotYet } from './enough.ts';
import { type Exported, exportKeys } from './exchange/export-keys.service.ts';
import { importFiles } from './exchange/import-files.ts';
import { countIn, countsAs } from './exchange/import-keys.service.ts';
import { forgetReceived, listReceived, type Received, readReceived } from './exchange/received.service.ts';
import { newestVersion } from './keys-of-round.ts';
import { learnIfEnough } from './learn.service.ts';
import { readPool } from './read-pool.ts';
import { saySimulated } from './say-simulated.ts';

export const keysCommand: AdminCommand = {
  name: 'keys',
  usage: 'status | learn | export file | import file… | forget installation',
  summary:
    'Says which keys are in use and why, and learns them from the answers, exports, imports or forgets them.',
  details: [
    'Keys are learned by themselves at night, once there are answers enough and a fifth more (or fewer) than the last time. A',
    'version is kept only if it foresees answers that it has not seen better than the one in use. learn does the same at once.',
    'export writes rounded sums over 200 people or more, which another installation imports: docs/keys.md says what is in',
    'the file. What the same installation sent before is replaced, and a file counts once. forget removes what was imported',
    'from an installation, by its fingerprint as status names it.',
  ],
  async run({ db, config, now, tell }, args) {
    const [what, ...names] = readOptions(args, {}).positionals;
    if (what !== 'import') refuseMore(names, what === 'export' || what === 'forget' ? 1 : 0);
    if (what === 'status') return await tellStatus(db);
    const parts = { db, now, appKeys: appKeysOf(config) };
    if (what === 'export') return await exportTo(names[0], parts);
    if (what === 'import') return await importFiles(parts, names);
    if (what === 'forget') return await forget(db, names[0]);
    if (what !== 'learn') throw new AdminError('Say status, learn, export, import or forget.');
    const { sentence } = await learnIfEnough({ db, clock: () => now, ...(tell && { tell }) });
    return `${sentence}${await saySimulated(db)}\n`;
  },
};

/** Too little to mean one of them. */
const shortestName = 4;

async function exportTo(file: string | undefined, parts: Parameters<typeof exportKeys>[0]): Promise<string> {
  if (file === undefined) throw new AdminError('Name the file to write.');
  const exported = await exportKeys(parts).catch(async (cause: unknown) => {
    if (!(cause instanceof AdminError)) throw cause;
    throw new AdminError(`${cause.message}${await saySimulated(parts.db)}`, { cause });
  });
  await writeFile(file, exported.text, { mode: 0o600 });
  return `Written to ${file}. It holds rounded counts of answers, and nothing of anyone.\n${again(exported)}`;
}

function again({ made, missing }: Exported): string {
  if (missing === 0) return '';
  const people = missing === 1 ? 'one more person has' : `${missing} more people have`;
  return `It is the file of ${made} again: another one leaves when ${people} answered.\n`;
}

async function forget(db: Database, name = ''): Promise<string> {
  if (name.length < shortestName)
    throw new AdminError('Name the installation, by its fingerprint as “keys status” tells it.');
  return await forgetReceived(db, name);
}

async function tellStatus(db: Database): Promise<string> {
  const { design } = (await loadEngine()).questionnaire;
  const newest = await newestVersion(db);
  const versions = await db
    .selectFrom('keys_versions as v')
    .select(['v.number', 'v.name', 'v.people', 'v.groups', 'v.narrower', 'v.made_at'])
    .select(['v.foreseen_before', 'v.foreseen_after'])
    .select((expression) =>
      expression
        .selectFrom('rounds as r')
        .select((rounds) => rounds.fn.countAll<number>().as('rounds'))
        .whereRef('r.keys_number', '=', 'v.number')
        .as('kept'),
    )
    .orderBy('v.number')
    .execute();
  const tried = await db
    .selectFrom('keys_trials')
    .select(['people', 'tried_at'])
    .where('design_version', '=', design.version)
    .executeTakeFirst();
  const received = await readReceived(db, design.version);
  const pool = await readPool(db, design.version);
  const reason = whyNotYet(pool, received, tried?.people ?? null, design.questions.length);
  const score = (value: number | null) => (value === null ? '' : value.toFixed(4));
  return [
    newest.number === 0
      ? 'In use: the authors’ keys. Nothing was learned yet that foresees answers better.\n'
      : `In use: version ${newest.name}, learned from ${newest.people} answers of ${newest.groups} organisations. Likely ranges of large groups are ${Math.round(100 * newest.narrower)}% narrower than with the authors’ keys.\n`,
    ...(await listReceived(db)).map((one) => describe(one, design.version)),
    `${reason ?? `There are ${countTaught(pool, received)}: enough to learn from. It happens tonight, or now with: npm run admin -- keys learn.`}${await saySimulated(db)}\n`,
    drawTable([
      ['version', 'learned', 'answers', 'organisations', 'narrower', 'foresees', 'before', 'closed rounds'],
      ...versions.map((version) => [
        version.name,
        version.number === 0 ? '' : version.made_at.toISOString().slice(0, 10),
        String(version.people),
        String(version.groups),
        `${Math.round(100 * version.narrower)}%`,
        score(version.foreseen_after),
        score(version.foreseen_before),
        String(version.kept ?? 0),
      ]),
    ]),
  ].join('\n');
}

function describe({ fingerprint, made, sums, design }: Received, inUse: string): string {
  const what = `From installation ${fingerprint}, made on ${made}: ${countIn(sums)}.`;
  if (design !== inUse)
    return `${what} They are about version ${design} of the questionnaire and do not count.\n`;
  const less = countsAs(sums);
  return less === null ? `${what}\n` : `${what} They count as ${less}.\n`;
}
