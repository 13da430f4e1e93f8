import pg from 'pg';
import { ConfigError } from '../config/config.ts';

export const oldestMajor = 15;

/**
 * The PostgreSQL of DATABASE_URL answers, is new enough and lets us make tables, or the start ends with a sentence
 * that says which of it is not so. The address in it holds no password.
 */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<DatabaseState>(stateOfDatabase);
    const problem = rows[0] === undefined ? null : problemOf(rows[0]);
    if (problem !== null) throw wrong(url, problem);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw wrong(url, explain(error), error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export interface DatabaseState {
  readonly version: string;
  readonly read_only: string;
  readonly may_create_tables: boolean;
  readonly may_create_schema: boolean;
}

const stateOfDatabase = `select current_setting('server_version_num') as version,
  current_setting('transaction_read_only') as read_only,
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create_tables,
  has_database_privilege(current_database(), 'create') or to_regnamespace('pgboss') is not null as may_create_schema`;

/** What is wrong with a database that answers. */
export function problemOf(found: DatabaseState): string | null {
  const major = Math.floor(Number(found.version) / 10_000);
  if (major < oldestMajor) return `is PostgreSQL ${major}; ${oldestMajor} or newer is needed`;
  if (found.read_only === 'on') return 'is read-only, such as a standby';
  if (!found.may_create_tables || !found.may_create_schema) {
    return 'does not let this user create tables and schemas';
  }
  return null;
}

function explain(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string };
  return reasons[code] ?? `cannot be reached (${code || message})`;
}

const reasons: Record<string, string> = {
  '28P01': 'refuses the password of this user',
  '28000': 'does not let this user in',
  '3D000': 'does not exist on its server',
  '57P03': 'is on a server that is just starting or stopping',
};

function wrong(url: string, what: string, cause?: unknown): ConfigError {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  return new ConfigError(`The setting DATABASE_URL names a database, ${place}, that ${what}.`, { cause });
}
