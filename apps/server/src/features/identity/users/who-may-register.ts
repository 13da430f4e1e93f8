import { messages } from '@fourfold/contract/words';
import { sql } from 'kysely';
import type { Config } from '../../../kernel/config/config.ts';
import type { Queries } from '../../../kernel/database/database.ts';
import { AppError } from '../../../kernel/http/app-error.ts';

type Setting = Pick<Config, 'REGISTRATION'>;

/**
 * May someone without an invitation open an account? Anybody where registration is open; elsewhere the first one of
 * an empty installation, who could not be invited by anybody.
 */
export async function isRegistrationOpen({ REGISTRATION }: Setting, db: Queries): Promise<boolean> {
  return REGISTRATION === 'open' || (await hasNobody(db));
}

export async function hasNobody(db: Queries): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** The same in the transaction that adds the account: of two who come first at the same moment, one is the first. */
export async function requireOpenRegistration(setting: Setting, tx: Queries): Promise<void> {
  if (setting.REGISTRATION !== 'open')
    await sql`select pg_advisory_xact_lock(hashtext('the first account'))`.execute(tx);
  if (await isRegistrationOpen(setting, tx)) return;
  const closed = setting.REGISTRATION === 'closed';
  throw new AppError('forbidden', closed ? messages.registrationClosed() : messages.registrationInvited());
}

/** Anyone who may work here may open a further organisation, unless their number is closed. */
export function requireOpenOrganisations({ REGISTRATION }: Setting): void {
  if (REGISTRATION === 'closed') throw new AppError('forbidden', messages.organisationsClosed());
}
