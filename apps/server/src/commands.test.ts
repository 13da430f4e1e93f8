import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NOT_ANSWERED } from '@fourfold/measurement';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminCommand } from './feature.ts';
import { seatsCommand } from './features/billing/seats.admin.ts';
import { foldAll } from './features/culture/1-collect/fold-all.ts';
import { findDrift } from './features/culture/1-collect/rebuild.ts';
import { loadEngine } from './features/culture/engine/engine.ts';
import { keyFrom } from './features/culture/keys/exchange/identity.ts';
import { fingerprintOf, nameOf, writeKeysFile } from './features/culture/keys/exchange/keys-file.ts';
import { keysCommand } from './features/culture/keys/keys.admin.ts';
import { eraseCommand } from './features/erasure/erase.admin.ts';
import { secondStepCommand } from './features/identity/second-step/second-step.admin.ts';
import { drawNorms } from './features/norms/draw-norms.ts';
import { normsCommand } from './features/norms/norms.admin.ts';
import { readConsistent } from './features/norms/read-consistent.ts';
import { jobsCommand } from './features/operation/jobs.admin.ts';
import { mailsCommand } from './features/operation/mails.admin.ts';
import { testMailCommand } from './features/operation/test-mail.admin.ts';
import { commands, watchers } from './features.ts';
import { help, helpOn } from './kernel/admin/help.ts';
import { readConfig } from './kernel/config/config.ts';
import { newId } from './kernel/database/id.ts';
import { createOutbox, mailSender, requeueMails, sendMailJob } from './kernel/mail/outbox.ts';
import { makeMember, makeOwner, password } from './testing/actors.ts';
import { plainMail } from './testing/plain-mail.ts';
import { makeRespondent } from './testing/respondents.ts';
import { withSecondStep } from './testing/second-step.ts';
import { makeSubmission } from './testing/submissions.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { tracesOf } from './testing/traces.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'admin-'));
  t = await createTestApp({ DATA_DIR: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const type = (command: AdminCommand, ...args: string[]) =>
  command.run({ db: t.db, config: t.config, now: t.now(), watchers }, args);

describe('the operator’s tool', () => {
  it('lists each command once and says more about each', () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const command of commands) {
      expect(help(commands)).toContain(`  ${command.name} ${command.usage}`.trimEnd());
      expect(helpOn(command)).toContain(command.summary);
    }
    for (const asked of [
      'seats',
      'webinars',
      'leads',
      'norms',
      'keys',
      'erase',
      'second-step',
      'backup',
      'restore',
      'organisation',
      'test-mail',
      'jobs',
    ])
      expect(names).toContain(asked);
  });

  it('says what it did not understand', async () => {
    await expect(type(seatsCommand, '--boughtt', '3')).rejects.toThrow(
      'There is no option --boughtt. With --help',
    );
    await expect(type(seatsCommand, 'X', '60')).rejects.toThrow('“60” was not expected.');
    await expect(type(seatsCommand, 'X', '--bought')).rejects.toThrow('--bought needs a value.');
    await expect(type(jobsCommand, 'retry', '--all=yes')).rejects.toThrow('--all takes no value.');
    await expect(type(keysCommand, 'learn', 'all')).rejects.toThrow('“all” was not expected.');
    await expect(type(jobsCommand, 'again')).rejects.toThrow('Say retry');
    await expect(type(testMailCommand, 'nobody')).rejects.toThrow('nobody is not an e-mail address.');
  });
});

describe('seats', () => {
  it('are listed with what is taken, and bought for an organisation by name or id', async () => {
    const owner = await makeOwner(t, 'Harbour');
    await makeRespondent(t, owner);
    expect(await type(seatsCommand)).toMatch(new RegExp(`${owner.organisationId} +1 +5 +5 +0 +Harbour`));
    expect(await type(seatsCommand, 'harbour', '--bought', '45')).toMatch(/ 1 +50 +5 +45 +Harbour/);
    const { body } = await owner.call('GET', '/organisation/billing');
    expect(body).toMatchObject({ plan: 'paid', seats: { bought: 45, total: 50, used: 1, left: 49 } });
    await expect(type(seatsCommand, 'Nowhere', '--bought', '1')).rejects.toThrow(
      'There is no organisation Nowhere.',
    );
    await expect(type(seatsCommand, 'Harbour', '--bought', 'many')).rejects.toThrow('must be a whole number');
    await expect(type(seatsCommand, 'Harbour', '--bought', '-3')).rejects.toThrow('from 0 on, not -3.');
    const short = { ...t.config, FREE_SEATS: 0 };
    const told = await seatsCommand.run({ db: t.db, config: short, now: t.now(), watchers }, [
      'Harbour',
      '--bought',
      '0',
    ]);
    expect(told).toContain('More are taken than there are: 1 of 0.');
    await makeOwner(t, 'Harbour');
    await expect(type(seatsCommand, 'Harbour', '--bought', '1')).rejects.toThrow('name its id');
  });
});

describe('erasing an address', () => {
  it('lists first, then erases it everywhere, and figures of groups are as if it had never been', async () => {
    const owner = await makeOwner(t, 'Quay');
    const { email } = await makeSubmission(t, owner);
    await makeSubmission(t, owner);
    await t.deliverMails();
    await foldAll(t.db);
    expect(await type(eraseCommand, email.toUpperCase())).toContain('Quay: 1 response\n');
    expect(await tracesOf(t.db, [email])).not.toEqual([]);
    expect(await type(eraseCommand, email, '--yes')).toContain(`Erased what was kept under ${email}`);
    expect(await tracesOf(t.db, [email])).toEqual([]);
    expect(await findDrift(t.db)).toEqual([]);
    expect(await type(eraseCommand, email)).toBe(`Nothing is kept under ${email}.\n`);
    await expect(type(eraseCommand, 'Ann Lee')).rejects.toThrow('Ann Lee is not an e-mail address.');
  });

  it('takes the account with it, an organisation only when told so, and leaves none without an owner', async () => {
    const alone = await makeOwner(t, 'Alone');
    await expect(type(eraseCommand, alone.email, '--yes')).rejects.toThrow('Nobody else is in Alone');
    await type(eraseCommand, alone.email, '--yes', '--with-organisations');
    expect(await tracesOf(t.db, [alone.email])).toEqual([]);
    expect(await tracesOf(t.db, [alone.organisationId])).toEqual([]);

    const owner = await makeOwner(t, 'Together');
    await makeMember(t, owner.organisationId, 'viewer');
    await expect(type(eraseCommand, owner.email, '--yes')).rejects.toThrow(
      'only owner of the account of Together',
    );
  });
});

describe('turning off two-step verification', () => {
  it('lets someone who has lost phone and codes in by the password alone, and tells them', async () => {
    const owner = await withSecondStep(t, await makeOwner(t));
    const login = async () => {
      const payload = { email: owner.email, password };
      return (await t.app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode;
    };
    expect(await login()).toBe(403);
    expect(await type(secondStepCommand, 'off', owner.email.toUpperCase())).toBe(
      `Two-step verification is off for ${owner.email}, and all their sessions have ended.\n`,
    );
    expect(await login()).toBe(200);
    expect((await owner.call('GET', '/auth/my-profile')).status).toBe(401);
    const noted = await t.db
      .selectFrom('audit_entries')
      .select(['user_id', 'organisation_id', 'details'])
      .where('subject_id', '=', owner.id)
      .execute();
    expect(noted).toEqual([
      { user_id: null, organisation_id: owner.organisationId, details: { by: 'operator' } },
    ]);
    // As the sweep of a running server does it.
    await requeueMails(t.db, t.jobs);
    const letter = (await t.deliverMails()).findLast(({ to }) => to === owner.email);
    expect(letter?.subject).toBe('Two-step verification is now off');
    expect(letter?.text).toContain('the people who run this service turned off');
  });

  it('says where there is nothing to turn off', async () => {
    const owner = await makeOwner(t);
    expect(await type(secondStepCommand, 'off', owner.email)).toBe(
      `${owner.email} had not turned on two-step verification.\n`,
    );
    await expect(type(secondStepCommand, 'off', 'nobody@example.com')).rejects.toThrow('There is no account');
    await expect(type(secondStepCommand, owner.email)).rejects.toThrow('Say off');
  });
});

describe('norms', () => {
  it('wait until there are enough consistent responses', async () => {
    await expect(type(normsCommand)).rejects.toThrow(
      /There are \d+ consistent responses; norms need 200 or more\./,
    );
  });

  it('are estimated from submitted consistent ones of the design in use, and from no others', async () => {
    const owner = await makeOwner(t, 'Many');
    const judged = async (verdict: string) => {
      const { id } = await makeSubmission(t, owner);
      await sql`update response_scores set verdict = ${verdict} where response_id = ${id}`.execute(t.db);
      return id;
    };
    await judged('consistent');
    await judged('unreliable');
    const old = await judged('consistent');
    await sql`update response_answers set design_version = '0' where response_id = ${old}`.execute(t.db);
    const engine = await loadEngine();
    const found = await readConsistent(t.db, engine, 5000);
    expect(found).toHaveLength(1);
    const [one] = found;
    expect([...(one?.behaviour ?? []), ...(one?.perception ?? [])]).not.toContain(NOT_ANSWERED);
    await t.db.updateTable('organisations').set({ simulated: true }).execute();
    expect(await readConsistent(t.db, engine, 5000)).toEqual([]);
    const left = /Left out: \d+ simulated answers of the sample company\./;
    await expect(type(normsCommand)).rejects.toThrow(left);
    await expect(type(keysCommand, 'export', '/tmp/keys.json')).rejects.toThrow(left);
    expect(await type(keysCommand, 'status')).toMatch(left);
    await t.db.updateTable('organisations').set({ simulated: false }).execute();
  });

  it('are shown by name', async () => {
    const { measures } = await loadEngine();
    const norms = {
      people: 200,
      groups: [{ key: Object.keys(measures.competencies)[0] ?? '', mean: 104.25, spread: 30 }],
      measures: [{ key: 'active_listening', mean: 91, spread: 44.04 }],
    };
    const said = drawNorms('behaviour', norms, measures);
    expect(said).toMatch(/Active Listening +91\.0 +44\.0\n/);
    expect(said).toMatch(/ +104\.3 +30\.0\n/);
  });
});

describe('keys', () => {
  it('says what is in use and why, and that there is not enough to learn from', async () => {
    const told = await type(keysCommand, 'status');
    expect(told).toContain('In use: the authors’ keys.');
    expect(told).toMatch(/There are \d+ consistent answers of 0 organisations with 10 or more/);
    expect(await type(keysCommand, 'learn')).toContain('keys are learned from 300 of 5, or from 250 of one.');
    await expect(type(keysCommand)).rejects.toThrow('Say status, learn, export, import or forget.');
    await expect(type(keysCommand, 'import')).rejects.toThrow('Name the files to import.');
    await expect(type(keysCommand, 'import', '/nowhere/keys.json')).rejects.toThrow(
      '/nowhere/keys.json: There is no folder /nowhere.',
    );
    for (const short of [[], [''], ['abc']])
      await expect(type(keysCommand, 'forget', ...short)).rejects.toThrow('Name the installation');
    await expect(type(keysCommand, 'export', '/tmp/keys.json')).rejects.toThrow(
      'Sums leave this installation from 200 on.',
    );
  });

  it('imports each file by itself, says of each what became of it, and reads none that is too large', async () => {
    const { questionnaire } = await loadEngine();
    const { design, models } = questionnaire;
    const alike = (options: number) =>
      Array.from({ length: options }, (_, at) => (at % 4 === 0 ? 10_000 : 0));
    const counts = {
      behaviour: alike(models.behaviour.optionCount),
      perception: alike(models.perception.optionCount),
    };
    const sums = { people: 10_000, companies: 60, ...counts };
    const key = keyFrom('another secret');
    const [good, bad, large] = ['good', 'bad', 'large'].map((name) => path.join(folder, `${name}.json`));
    writeFileSync(good ?? '', writeKeysFile(key, design.version, '2026-02-28', sums));
    writeFileSync(bad ?? '', 'no keys');
    writeFileSync(large ?? '', '');
    truncateSync(large ?? '', 600_000_000);
    const told = type(keysCommand, 'import', bad ?? '', good ?? '', large ?? '', folder);
    const lines = await told.catch((error: Error) => error.message.split('\n'));
    expect(lines).toEqual([
      expect.stringContaining(`${bad}: The file holds no keys`),
      expect.stringContaining(`${good}: 10000 answers of 60 organisations were taken in.`),
      `${large}: The file is too large to hold keys.`,
      `${folder}: A folder was named where a file is expected.`,
    ]);
    expect(await type(keysCommand, 'import', good ?? '')).toContain('count already: nothing has changed.');

    const fingerprint = fingerprintOf(nameOf(key));
    expect(await type(keysCommand, 'status')).toContain(
      `From installation ${fingerprint}, made on 2026-02-28: 10000 answers of 60 organisations. They count as 2000 answers of 60 organisations.\n`,
    );
    expect(await type(keysCommand, 'forget', fingerprint)).toContain(`${fingerprint} sent is forgotten.`);
    expect(await type(keysCommand, 'status')).not.toContain('From installation');
    await expect(type(keysCommand, 'forget', fingerprint)).rejects.toThrow('Nothing was imported');
  });
});

describe('what failed', () => {
  const drainWith = (send: () => Promise<void>) =>
    t.jobs.drain(sendMailJob, mailSender(t.db, { destination: '', send, close: () => undefined }, '', t.now));
  const unreachable = async () => {
    throw new Error('connection lost');
  };

  it('is listed and tried again, also after its last attempt', async () => {
    await t.deliverMails();
    const id = await t.db.transaction().execute((tx) => createOutbox(t.jobs, t.now).post(tx, plainMail));
    await sql`update pgboss.job set retry_limit = 0 where data ->> 'mailId' = ${id}`.execute(t.db);
    await drainWith(unreachable);
    const listed = await type(jobsCommand);
    expect(listed).toMatch(/mail\.send +1 +.* +never\n/);
    const job =
      listed
        .split('\n')
        .find((line) => line.includes('never'))
        ?.split(' ')[0] ?? '';
    await expect(type(jobsCommand, 'retry')).rejects.toThrow('Name the jobs’ ids, or say --all.');
    await expect(type(jobsCommand, 'retry', newId(t.now()))).rejects.toThrow('No failing job has the id');
    expect(await type(jobsCommand, 'retry', job)).toBe('1 job is tried again now.\n');
    let sent = 0;
    await drainWith(async () => {
      sent += 1;
    });
    expect(sent).toBe(1);
    expect(await type(jobsCommand)).not.toContain(job);
  });

  it('is listed after its first attempt, counted as in the log', async () => {
    const id = await t.db.transaction().execute((tx) => createOutbox(t.jobs, t.now).post(tx, plainMail));
    await drainWith(unreachable);
    expect(await type(mailsCommand)).toMatch(/\n1 +20\d\d-.* +connection lost\n/);
    const { rows } = await sql<{ job: string }>`
      select id::text as job from pgboss.job where data ->> 'mailId' = ${id}`.execute(t.db);
    expect(await type(jobsCommand)).toMatch(new RegExp(`${rows[0]?.job} +mail\\.send +1 +.* +20\\d\\d`));
    await sql`update pgboss.job set state = 'active', retry_count = 1 where data ->> 'mailId' = ${id}`.execute(
      t.db,
    );
    expect(await type(jobsCommand)).toMatch(/mail\.send +1 +.* +now\n/);
    await sql`delete from pgboss.job where data ->> 'mailId' = ${id}`.execute(t.db);
    await sql`delete from mails where id = ${id}`.execute(t.db);
  });

  it('that is a mail given up, is queued again', async () => {
    const id = await t.db.transaction().execute((tx) => createOutbox(t.jobs, t.now).post(tx, plainMail));
    t.pass(5 * 24 * 3600);
    await drainWith(unreachable);
    expect(await type(mailsCommand)).toMatch(/test +ann@example.com +Our mail server tried for five days/);
    expect(await type(mailsCommand, 'retry')).toBe('1 e-mail waits again.\n');
    await sql`delete from pgboss.job where data ->> 'mailId' = ${id}`.execute(t.db);
    expect(await requeueMails(t.db, t.jobs)).toBe(1);
    let sent = 0;
    await drainWith(async () => {
      sent += 1;
    });
    expect(sent).toBe(1);
  });
});

describe('a test mail', () => {
  const run = (settings: Record<string, string>) =>
    testMailCommand.run(
      { db: t.db, config: readConfig({ DATA_DIR: folder, ...settings }, '/nowhere'), now: t.now(), watchers },
      ['ann@example.com'],
    );

  it('is written as a file without a mail server, and the answer names the folder', async () => {
    expect(await run({})).toContain(`Handed over to ${folder}/mail`);
    expect(readdirSync(path.join(folder, 'mail'))).toHaveLength(1);
  });

  it('says in one sentence what a mail server answered that did not take it', async () => {
    const server = createServer((socket) => {
      socket.write('554 no service for you\r\n');
      socket.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    await expect(run({ SMTP_URL: `smtp://127.0.0.1:${port}` })).rejects.toThrow(
      /^127\.0\.0\.1 by SMTP did not take it: .*554 no service for you/,
    );
    server.close();
  });
});
