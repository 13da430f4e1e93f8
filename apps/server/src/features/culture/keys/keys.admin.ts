import { readFile, writeFile } from 'node:fs/promises';
import type { AdminCommand } from '../../../feature.ts';
import { AdminError } from '../../../kernel/admin/command.ts';
import { drawTable } from '../../../kernel/admin/draw-table.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { keepSecret } from '../../../kernel/signing/keep-secret.ts';
import { loadEngine } from '../engine/engine.ts';
import { countTaught, whyNotYet } from './enough.ts';
import { exportKeys, importKeys, readReceived } from './exchange/exchange.service.ts';
import { newestVersion } from './keys-of-round.ts';
import { learnIfEnough } from './learn.service.ts';
import { readPool } from './read-pool.ts';

export const keysCommand: AdminCommand = {
  name: 'keys',
  usage: 'status | learn | export file | import file…',
  summary: 'Says what is known of the questions’ keys and why, or learns them from the answers now.',
  details: [
    'Keys are learned by themselves at night, once there are answers enough and a fifth more than the last time. A version',
    'is kept only if it foresees answers that it has not seen better than the one in use. learn does the same at once.',
    'export writes rounded sums over 200 people or more, which another installation imports: docs/keys.md says what is in',
    'the file. What the same installation sent before is replaced, and a file counts once.',
  ],
  async run({ db, config, now, tell }, [what, ...files]) {
    if (what === 'status') return await tellStatus(db);
    const parts = { db, now, secret: config.APP_KEY ?? keepSecret(config.DATA_DIR, 'app-key') };
    if (what === 'export') return await writeTo(files[0], await exportKeys(parts));
    if (what === 'import') return await importAll(parts, files);
    if (what !== 'learn')
      throw new AdminError('Say whether to show the status, to learn, to export or to import.');
    const { sentence } = await learnIfEnough({ db, clock: () => now, ...(tell && { tell }) });
    return `${sentence}\n`;
  },
};

async function writeTo(file: string | undefined, text: string): Promise<string> {
  if (file === undefined) throw new AdminError('Name the file to write.');
  await writeFile(file, text, { mode: 0o600 });
  return `Written to ${file}. It holds rounded counts of answers, and nothing of anyone.\n`;
}

async function importAll(parts: Parameters<typeof importKeys>[0], files: readonly string[]): Promise<string> {
  if (files.length === 0) throw new AdminError('Name the files to import.');
  const said: string[] = [];
  for (const file of files) {
    said.push(`${file}: ${await importKeys(parts, await readFile(file, 'utf8'))}`);
  }
  return said.join('');
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
    ...received.map(
      ({ people, companies }) =>
        `From another installation: ${people} answers of ${companies} organisations.\n`,
    ),
    `${reason ?? `There are ${countTaught(pool, received)}: enough to learn from. It happens tonight, or now with: npm run admin -- keys learn`}\n`,
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
