import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate, readMigrations } from '../../../kernel/database/migrate.ts';
import { createEmptyDatabase } from '../../../testing/test-database.ts';

/** What the gate knows of the time before it remembered: the log of roles, and the views that were noted. */
let client: pg.Client;
let drop: () => Promise<void>;
const organisation = randomUUID();
const names = ['owner', 'was admin', 'was manager', 'founder who left', 'opened one', 'viewer'] as const;
const users = Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<
  (typeof names)[number],
  string
>;
const answered: string[] = Array.from({ length: 6 }, () => randomUUID());
const [early, later, latest] = ['2026-01-01', '2026-02-01', '2026-03-01'];

const insert = async (table: string, ...rows: readonly Record<string, unknown>[]) => {
  for (const row of rows) {
    const keys = Object.keys(row);
    const places = keys.map((_, at) => `$${at + 1}`).join();
    await client.query(`insert into ${table} (${keys.join()}) values (${places})`, Object.values(row));
  }
};

beforeAll(async () => {
  const database = await createEmptyDatabase(inject('databaseUrl'));
  drop = database.drop;
  const migrations = readMigrations();
  const at = migrations.findIndex(({ name }) => name === '0065-the-gate-remembers.sql');
  await migrate(database.url, migrations.slice(0, at));
  client = new pg.Client(database.url);
  await client.connect();
  await fill();
  await migrate(database.url, migrations.slice(0, at + 1));
});
afterAll(async () => {
  await client.end();
  await drop();
});

async function fill(): Promise<void> {
  const here = { organisation_id: organisation };
  await insert('organisations', { id: organisation, name: 'Acme', created_at: early });
  for (const [name, id] of Object.entries(users)) {
    const account = {
      email: `${name.replaceAll(' ', '-')}@example.com`,
      password_hash: 'x',
      created_at: early,
    };
    await insert('users', { id, ...account, first_name: name, last_name: 'X' });
  }
  const member = (name: (typeof names)[number], role: string) =>
    insert('memberships', { ...here, user_id: users[name], role, created_at: early, chosen_at: early });
  await member('owner', 'owner');
  for (const name of ['was admin', 'opened one', 'viewer'] as const) await member(name, 'viewer');
  const entry = (action: string, more: object) =>
    insert('audit_entries', { id: randomUUID(), ...here, action, at: later, ...more });
  await entry('member.changed', {
    user_id: users.owner,
    subject_id: users['was admin'],
    details: { from: 'admin', to: 'viewer' },
  });
  await entry('member.removed', {
    user_id: users.owner,
    subject_id: users['was manager'],
    details: { role: 'manager' },
  });
  await entry('member.left', { user_id: users['founder who left'] });
  const [round, batch] = [randomUUID(), randomUUID()];
  await insert('rounds', { id: round, ...here, number: 1, opened_at: early });
  for (const [number, id] of answered.entries()) {
    const submitted_at = number < 5 ? early : latest;
    const person = randomUUID();
    await insert('people', { id: person, ...here, created_at: early });
    const words = { first_name: 'A', last_name: 'B', job_position: 'C', company: 'D', department: 'E' };
    const times = { invited_at: early, sent_at: early, expires_at: early, submitted_at };
    const invited = { person_id: person, round_id: round, kind: 'employee', invited: {} };
    await insert('responses', { id, ...here, ...invited, ...words, ...times });
    const answers = { left_out: false, design_version: '1', choices: Buffer.from([number]), submitted_at };
    const released = { batch_id: batch, batch_mixed: true, new_in_batch: true, seen: true };
    const counted = { response_id: id, ...here, round_id: round, ...answers };
    await insert('culture_members', number < 5 ? { ...counted, ...released } : counted);
  }
  const view = { id: randomUUID(), ...here, response_id: answered[0], user_id: users['opened one'] };
  await insert('profile_views', { ...view, role: 'manager', shown: 'profile', viewed_at: later });
}

async function known(name: (typeof names)[number]) {
  const { rows } = await client.query<{ response_id: string; certain: boolean }>(
    'select response_id, certain from culture_known where user_id = $1',
    [users[name]],
  );
  const places = rows.map(({ response_id }) => answered.indexOf(response_id)).toSorted();
  return { places, certain: rows.map(({ certain }) => certain).every(Boolean) };
}

describe('the memory of the gate, begun in an organisation that has a past', () => {
  it('knows that former owners and admins saw everyone who had answered by then', async () => {
    const all = { places: [0, 1, 2, 3, 4], certain: true };
    expect(await known('was admin')).toEqual(all);
    expect(await known('founder who left')).toEqual(all);
  });

  it('takes nothing for certain of a former manager, whose departments nobody wrote down', async () => {
    expect(await known('was manager')).toEqual({ places: [0, 1, 2, 3, 4], certain: false });
  });

  it('knows whose results someone opened', async () => {
    expect(await known('opened one')).toEqual({ places: [0], certain: true });
  });

  it('knows nothing of others, and of owners today’s right is enough', async () => {
    const nobody = { places: [], certain: true };
    expect(await known('viewer')).toEqual(nobody);
    expect(await known('owner')).toEqual(nobody);
  });

  it('takes what is released for shown to all but those who pass the gate by', async () => {
    const { rows } = await client.query<{ user_id: string }>(
      'select user_id from culture_shown where release = 1',
    );
    const shown = Object.entries(users).filter(([, id]) => rows.some(({ user_id }) => user_id === id));
    expect(shown.map(([name]) => name)).toEqual(names.filter((name) => name !== 'owner'));
    const { rows: kept } = await client.query(
      'select size, fresh_size, fresh from culture_batch_members where organisation_id = $1',
      [organisation],
    );
    expect(kept).toEqual(Array.from({ length: 5 }, () => ({ size: 5, fresh_size: 5, fresh: true })));
  });
});
