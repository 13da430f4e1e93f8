import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldAll } from '../../features/culture/1-collect/fold-all.ts';
import { makeOwner } from '../../testing/actors.ts';
import { listenToStatements } from '../../testing/listen-to-statements.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/**
 * What makes it possible to give organisations to different machines (docs/operations.md): every table carries the
 * organisation, keys between such tables carry it too, and no query on a hot path looks across organisations.
 */

/** Tables of the site and of accounts, which may belong to several organisations; and why they are no larger for it. */
const shared = new Set([
  'migrations',
  'roles',
  'rate_limits',
  'leads',
  'webinar_plans',
  'users',
  'password_resets',
  'second_factors',
  'recovery_codes',
  'sign_in_challenges',
  // What all organisations have taught together; no larger for more of them.
  'keys_versions',
  'keys_trials',
  'keys_received',
  'keys_exports',
  'keys_identity',
  'group_norms',
  // Goes with its mail within seconds.
  'mail_attachments',
  // Ids alone, for the seconds until their files are removed.
  'forgotten_letters',
]);
/** Carry it where there is one: an account's own mails, sessions and entries have none. */
const mayBeWithout = new Set(['mails', 'sessions', 'audit_entries']);

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(t.databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('every table', () => {
  it('carries its organisation, or is named here as shared', async () => {
    const rows = await query<{ name: string; carried: boolean | null }>(
      `select c.relname as name,
         (select a.attnotnull from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id') as carried
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const without = rows.filter(({ name, carried }) => carried === null && name !== 'organisations');
    expect(without.map(({ name }) => name).toSorted()).toEqual([...shared].toSorted());
    const nullable = rows.filter(({ carried }) => carried === false).map(({ name }) => name);
    expect(nullable.toSorted()).toEqual([...mayBeWithout].toSorted());
  });

  it('that refers to another one of an organisation refers within the same', async () => {
    const keys = await query<{ name: string; target: string; columns: string[] }>(
      `select conrelid::regclass::text as name, confrelid::regclass::text as target,
         (select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    const within = keys.filter(({ target }) => !shared.has(target) && !mayBeWithout.has(target));
    expect(within.length).toBeGreaterThan(20);
    for (const { name, target, columns } of within)
      expect(columns, `${name} to ${target}`).toContain('organisation_id');
  });
});

describe('hot paths', () => {
  let stop: () => void = () => undefined;
  afterAll(() => stop());

  it('ask for one organisation, or for one row by its key', async () => {
    const owner = await makeOwner(t);
    await makeSubmission(t, owner);
    await foldAll(t.db);
    const heard = listenToStatements();
    stop = heard.stop;
    const { body } = await owner.call('GET', '/survey/responses');
    expect(body.data ?? body.responses ?? body).toBeTruthy();
    for (const path of ['/culture', '/auth/my-profile', '/organisation/billing', '/survey/responses?q=a']) {
      await owner.call('GET', path);
    }
    await makeSubmission(t, owner);
    const rows = await query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'organisation_id'`,
    );
    const carrying = new RegExp(
      `\\b(from|join|update|into)\\s+"?(${rows.map(({ name }) => name).join('|')})"?\\b`,
      'i',
    );
    const ofOrganisations = heard.statements.filter(
      (text) => carrying.test(text) && !/^\s*insert\b/i.test(text) && !/pgboss\./.test(text),
    );
    expect(ofOrganisations.length).toBeGreaterThan(20);
    const held =
      /organisation_id"?\s*(=|in\b)|"?(id|response_id|person_id|round_id|user_id|token_hash|mail_id|batch_id|report_id)"?\s*(=|in\b)/i;
    expect(ofOrganisations.filter((text) => !held.test(text))).toEqual([]);
  });
});
