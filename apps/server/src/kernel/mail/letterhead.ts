import { siteName } from '@fourfold/contract/words';
import type { Queries } from '../database/database.ts';
import type { Letterhead } from './render-html.ts';

/** What stands at the foot of every mail. */
export const footerOf = (appUrl: string): string => `${siteName} · ${appUrl}`;

/** What stands at the head of an organisation's mails: its logo, where it has one. */
export async function letterheadOf(
  db: Queries,
  organisationId: string | null,
  appUrl: string,
): Promise<Letterhead | null> {
  if (organisationId === null) return null;
  const found = await db
    .selectFrom('organisation_logos as l')
    .innerJoin('organisations as o', 'o.id', 'l.organisation_id')
    .select(['l.id', 'o.name'])
    .where('l.organisation_id', '=', organisationId)
    .executeTakeFirst();
  return found === undefined ? null : { name: found.name, logoUrl: `${appUrl}/logos/${found.id}` };
}
