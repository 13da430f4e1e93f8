import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DESIGN_VERSION } from '@fourfold/measurement';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner, makeUser, signedIn } from '../../testing/actors.ts';
import { foundCompany, submitIn } from '../../testing/answered-company.ts';
import { addLearnedVersion } from '../../testing/learned-version.ts';
import { makeRunningPlan } from '../../testing/plans.ts';
import { shareSnapshot } from '../../testing/snapshots.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { foldAll } from '../culture/1-collect/fold-all.ts';
import { newestVersion } from '../culture/keys/keys-of-round.ts';
import { eraseOrganisation } from '../identity/organisations/organisations.repository.ts';
import { findUserByEmail } from '../identity/users/users.repository.ts';
import { asking } from './ask.ts';
import { movedTables, notMoved } from './moved-tables.ts';
import { organisationCommand } from './organisation.admin.ts';

let home: TestApp;
let away: TestApp;
let folder: string;
let [owner, viewer]: Actor[] = [];
let person: string;

const type = (t: TestApp, ...args: string[]) =>
  organisationCommand.run({ db: t.db, config: t.config, now: t.now(), watchers: [] }, args);
const file = (name: string) => path.join(folder, name);
const someone = (actor: Actor | undefined): Actor => actor ?? expect.fail('made below');

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'moving-'));
  [home, away] = [await createTestApp(), await createTestApp({ APP_KEY: 'k'.repeat(40) })];
  // Each has learned something of its own.
  await addLearnedVersion(home, 1);
  await addLearnedVersion(away, 2);
  owner = await makeOwner(home, 'Harbour');
  viewer = await makeMember(home, owner.organisationId, 'viewer');
  // She works for another organisation there already, under another id.
  await makeUser(away, { email: viewer.email, first_name: 'Vera' });
  const company = await foundCompany(home, owner, ['Sales', 'Operations']);
  for (let seed = 0; seed < 11; seed++) await submitIn(home, company, seed % 2, seed);
  person = (await makeSubmission(home, owner)).id;
  await foldAll(home.db);
  await makeRunningPlan(home, owner, company.departments[0]);
  await viewer.call('GET', '/survey/culture');
  await shareSnapshot(owner);
  await home.db
    .updateTable('memberships')
    .set({ role: 'manager' })
    .where('user_id', '=', viewer.id)
    .execute();
  await home.db.updateTable('memberships').set({ role: 'viewer' }).where('user_id', '=', viewer.id).execute();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is shown of it, and what the gate remembers, without the ids that accounts have. */
async function everything(t: TestApp) {
  const organisationId = someone(owner).organisationId;
  const as = async (actor: Actor | undefined) => {
    const user = await findUserByEmail(t.db, someone(actor).email);
    return await signedIn(t, user ?? expect.fail('moved along'), organisationId);
  };
  const [leads, looks] = [await as(owner), await as(viewer)];
  const get = async (by: Actor, address: string) => {
    const { status, body } = await by.call('GET', address);
    expect(status, address).toBe(200);
    // What says that an answer is fresh, and whether the installation has learned newer keys.
    return JSON.parse(JSON.stringify(body, (key, value) => (/^(version|newest)$/.test(key) ? null : value)));
  };
  const { rows: memory } = await sql`
    select u.email, s.release, (select count(*) from culture_known k where k.user_id = u.id) as known,
      (select json_agg(b order by batch_id, response_id) from culture_batch_members b where b.organisation_id = ${organisationId}) as batches,
      (select json_agg(r) from culture_releases r where r.organisation_id = ${organisationId}) as releases
    from culture_shown s join users u on u.id = s.user_id where s.organisation_id = ${organisationId}`.execute(
    t.db,
  );
  return {
    owner: await get(leads, '/survey/culture'),
    viewer: await get(looks, '/survey/culture'),
    heatmap: await get(leads, '/survey/culture/heatmap'),
    person: await get(leads, `/survey/responses/${person}/profile`),
    snapshots: (await get(leads, '/snapshots')).snapshots.map(({ url: _, ...rest }: { url: string }) => rest),
    plans: (await get(looks, '/plans')).plans.map(({ title, owner: by }: Record<string, object>) => [
      title,
      by,
    ]).length,
    memory,
  };
}

describe('an organisation', () => {
  it('moves as one file and back, and every figure and what the gate remembers stay as they were', async () => {
    const { organisationId, email } = someone(owner);
    const before = await everything(home);
    expect([before.owner.people, before.viewer.people]).toEqual([11, 10]);
    expect(before.memory).toHaveLength(1);

    expect(await type(home, 'export', organisationId, file('there'))).toContain('not encrypted');
    expect(statSync(file('there')).mode & 0o777).toBe(0o600);
    const said = await type(away, 'import', file('there'));
    expect(said).toContain(`have to be reset by “Forgotten your password?”: ${email}.`);
    expect(await everything(away)).toEqual(before);
    // What others there are scored with stays as well.
    expect((await newestVersion(away.db)).name).toBe(`${DESIGN_VERSION}.2`);

    await expect(type(home, 'import', file('there'))).rejects.toThrow('Harbour is here already.');
    await home.db.transaction().execute((tx) => eraseOrganisation(tx, organisationId));
    await type(away, 'export', organisationId, file('back'));
    expect(await type(home, 'import', file('back'))).not.toContain('Accounts made');
    expect(await everything(home)).toEqual(before);
  }, 60_000);

  it('takes no secret along, and nobody gets in by the file', async () => {
    const text = gunzipSync(readFileSync(file('there'))).toString();
    const { password_hash } = await home.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    for (const secret of [password_hash, 'password_hash', 'token_hash', someone(owner).token])
      expect(text).not.toContain(secret);
    const { status } = await away.app
      .inject({
        method: 'GET',
        url: '/api/auth/my-profile',
        headers: { authorization: `Bearer ${someone(owner).token}` },
      })
      .then(({ statusCode }) => ({ status: statusCode }));
    expect(status).toBe(401);
  });

  it('is copied beside itself when that is asked for, with figures alike and nothing that would be sent', async () => {
    const said = await type(home, 'import', file('back'), '--as-new');
    const id = /here as ([0-9a-f-]{36})/.exec(said)?.[1] ?? '';
    expect(id).not.toBe(someone(owner).organisationId);
    expect(said).toContain(`Harbour (copy) is here as ${id}`);
    expect(await type(home, 'import', file('back'), '--as-new')).toContain('Harbour (copy 2) is here');
    const user = await findUserByEmail(home.db, someone(owner).email);
    const copy = await signedIn(home, user ?? expect.fail('is there'), id);
    const original = await signedIn(home, user ?? expect.fail('is there'), someone(owner).organisationId);
    const summaryOf = async (actor: Actor) => {
      const { people, opportunities } = (await actor.call('GET', '/survey/culture')).body;
      return {
        people,
        scores: opportunities.listed.map(({ key, figure }: Record<string, unknown>) => [key, figure]),
      };
    };
    expect(await summaryOf(copy)).toEqual(await summaryOf(original));
    expect((await copy.call('GET', '/plans')).body.plans).toMatchObject([{ owner: null }]);
    expect((await copy.call('GET', '/organisation')).body.organisation.reminders).toBe(false);
  });

  it('is refused on other tables, cut short or changed, and leaves nothing behind', async () => {
    const whole = readFileSync(file('there'));
    const lines = gunzipSync(whole).toString().split('\n');
    const store = (name: string, text: string) => writeFileSync(file(name), gzipSync(text));
    store('older', lines.join('\n').replace('0097-keys-that-moved-in', '0001-another'));
    store('short', lines.slice(0, -3).join('\n'));
    writeFileSync(file('torn'), whole.subarray(0, whole.length / 2));
    writeFileSync(file('other'), 'name;email\n');
    const fresh = await createTestApp();
    await expect(type(fresh, 'import', file('older'))).rejects.toThrow(
      'Bring both installations to the same version',
    );
    for (const name of ['short', 'torn', 'other'])
      await expect(type(fresh, 'import', file(name)), name).rejects.toThrow('it is damaged');
    await expect(type(fresh, 'import', file('nothing'))).rejects.toThrow('ENOENT');
    expect(await fresh.db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await fresh.db.selectFrom('organisations').select('id').execute()).toEqual([]);
  });
});

describe('learned keys', () => {
  it('that are called as others are there come under another name, and what was made with them follows', async () => {
    const rival = await createTestApp();
    await addLearnedVersion(rival, 2);
    await rival.db
      .updateTable('keys_versions')
      .set({ number: 1, name: `${DESIGN_VERSION}.1` })
      .where('number', '=', 2)
      .execute();
    await type(rival, 'import', file('there'));
    const versions = await rival.db
      .selectFrom('keys_versions')
      .select(['number', 'name', 'moved_in'])
      .orderBy('number')
      .execute();
    expect(versions).toMatchObject([{}, { moved_in: false }, { number: 2, moved_in: true }]);
    const arrived = versions[2]?.name;
    expect(arrived).toMatch(/^\d+\.1-[0-9a-f]{6}$/);
    expect(await rival.db.selectFrom('snapshots').select('keys').execute()).toEqual([{ keys: arrived }]);
    expect(await rival.db.selectFrom('rounds').select('keys_number').execute()).toEqual([{ keys_number: 2 }]);
    expect((await newestVersion(rival.db)).number).toBe(1);
  });
});

describe('every table', () => {
  it('moves with its organisation, or is named with why not; and no secret is among those that move', async () => {
    const tables = await home.db.transaction().execute((tx) => movedTables(asking(tx)));
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(home.db);
    const moved = tables.map(({ name }) => name);
    expect([...moved, ...Object.keys(notMoved)].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    const secrets = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /token|hash|secret|password|nonce/.test(column))
        .map((column) => `${name}.${column}`),
    );
    expect(secrets).toEqual([]);
  });
});
