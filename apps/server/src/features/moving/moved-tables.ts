import { type Asks, listTables } from '../backup/inspect-database.ts';

/** Tables of which nothing goes along when an organisation moves, and why. */
export const notMoved: Readonly<Record<string, string>> = {
  migrations: 'Both installations have to be on the same ones.',
  roles: 'The same in every installation of a version.',
  rate_limits: 'Minutes old.',
  leads: 'The site’s, not the organisation’s.',
  webinar_plans: 'The site’s, not the organisation’s.',
  users: 'People keep their account; it is found or made by its address.',
  password_resets: 'A secret of an account.',
  second_factors: 'A secret of an account, sealed with the installation’s key.',
  recovery_codes: 'A secret of an account.',
  sign_in_challenges: 'A secret of an account.',
  sessions: 'A secret: people sign in again.',
  api_tokens: 'A secret: tokens are made again where they are used.',
  keys_versions:
    'Learned by an installation; those that its rounds are scored with go along at the top of the file.',
  keys_trials: 'What an installation learned from all its organisations.',
  keys_received: 'What an installation learned from others.',
  keys_exports: 'What an installation told others.',
  keys_identity: 'Signs what the installation tells others.',
  group_norms: 'What all organisations of an installation have taught together.',
  mail_attachments: 'Go with a mail that has not left; such a mail stays behind.',
  forgotten_letters: 'Files of the installation.',
};

/** Columns that are read otherwise than they stand: what a mail says holds links, and one that waits would leave twice. */
const readAs: Readonly<Record<string, string>> = {
  'mails.content': 'null::jsonb',
  'mails.subject': 'null::text',
  'mails.about': 'null::text[]',
  'mails.state': `case when state = 'queued' then 'given_up' else state end`,
  'mails.problem': `case when state = 'queued' then 'It had not left when the organisation moved.' else problem end`,
  'mails.settled_at': `case when state = 'queued' then now() else settled_at end`,
};

/** Columns that the installation gives out itself. */
const givenOut: Readonly<Record<string, string>> = {
  'culture_statistics.version': `nextval('culture_versions')`,
};

/** Set once the keys are there under this installation's numbers (`keys-along.ts`). */
const setLater = new Set(['rounds.keys_number']);

/** Filled by triggers while the others are; what they wrote is replaced by what the file holds. */
const writtenByTriggers = new Set(['culture_changes', 'culture_invited', 'culture_known', 'culture_closed']);

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** What its rows are found by. */
  readonly by: 'id' | 'organisation_id';
  /** Rows are told to be in the order of this number, and get new ones. */
  readonly counted: string | null;
}

/** From the database itself, so that a table that is added is moved, or has to be named above. In the order of keys. */
export async function movedTables(db: Asks): Promise<MovedTable[]> {
  const { rows } = await db.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  const counted = new Map(rows.map(({ table, column }) => [table, column]));
  const ours = (await listTables(db)).filter(
    ({ schema, name }) => schema === 'public' && !(name in notMoved),
  );
  const tables = ours.map(({ name, columns }): MovedTable => {
    const number = counted.get(name) ?? null;
    if (name !== 'organisations' && !columns.includes('organisation_id'))
      throw new Error(`Nothing says whether ${name} moves with an organisation.`);
    return {
      name,
      columns: columns.filter((column) => column !== number && !setLater.has(`${name}.${column}`)),
      by: name === 'organisations' ? 'id' : 'organisation_id',
      counted: number,
    };
  });
  const last = ({ name }: MovedTable) => Number(writtenByTriggers.has(name));
  return tables.toSorted((a, b) => last(a) - last(b));
}

/** Each row as a line of JSON. */
export const readRows = ({ name, columns, by, counted }: MovedTable): string => {
  const values = columns.map((column) => `${readAs[`${name}.${column}`] ?? `t."${column}"`} as "${column}"`);
  const order = counted === null ? '' : ` order by t."${counted}"`;
  return `select row_to_json(r)::text as line from (select ${values.join(', ')} from "${name}" t where t."${by}" = $1${order}) r`;
};

/** Puts an array of such rows back. */
export const writeRows = ({ name, columns }: MovedTable): string => {
  const into = columns.map((column) => `"${column}"`);
  const values = columns.map((column) => givenOut[`${name}.${column}`] ?? `"${column}"`);
  return `insert into "${name}" (${into.join(', ')}) select ${values.join(', ')} from json_populate_recordset(null::"${name}", $1::json)`;
};
