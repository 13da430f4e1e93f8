import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../database/schema.generated.ts';
import type { MailContent } from './mail.ts';

interface Named {
  readonly name: string;
  readonly email: string;
}

/** Mails to others that have not left yet go without the name of whoever is erased, and are not answered to them. */
export async function unnameInQueue(tx: Transaction<DB>, person: Named): Promise<void> {
  const queued = await tx
    .selectFrom('mails')
    .select(['id', 'subject', 'content'])
    .where('state', '=', 'queued')
    .where((mails) => mails.or([person.name, person.email].map(isMentioned)))
    .execute();
  for (const { id, subject, content } of queued) {
    const unnamed = {
      subject: subject?.replaceAll(person.name, somebody) ?? null,
      content: JSON.stringify(unname(content as unknown as MailContent, person)),
    };
    await tx.updateTable('mails').set(unnamed).where('id', '=', id).execute();
  }
}

const somebody = 'A colleague';

/** As it stands in JSON, where a quotation mark is escaped. */
const isMentioned = (text: string): Expression<SqlBool> =>
  sql<boolean>`position(${JSON.stringify(text).slice(1, -1)} in content::text) > 0`;

function unname(content: MailContent, { name, email }: Named): MailContent {
  const { replyTo, ...rest } = content;
  const said: Omit<MailContent, 'replyTo'> = JSON.parse(JSON.stringify(rest), (_key, value) =>
    typeof value === 'string' ? value.replaceAll(name, somebody).replaceAll(email, somebody) : value,
  );
  return replyTo === undefined || replyTo === email ? said : { ...said, replyTo };
}
