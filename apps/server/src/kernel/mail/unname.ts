import { sentence } from '@fourfold/words';
import { currentLanguage, inLanguage } from '@fourfold/words/language';
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../database/schema.generated.ts';
import type { Named, WhichMails } from './forget-letters.ts';
import { type MailContent, typed } from './mail.ts';

const nameless = { colleague: sentence('A colleague'), someone: sentence('Someone') };

interface Unnaming extends Named {
  /** What stands in the place of a name. */
  readonly by: keyof typeof nameless;
  /** In which mails; in all where nothing is said. */
  readonly which?: WhichMails;
}

/**
 * Mails to others that have not left yet, or were given up and can be queued again, lose the name of someone who is
 * erased, and are not answered to them.
 */
export async function unnameInQueue(tx: Transaction<DB>, person: Unnaming): Promise<void> {
  const texts = [...namesIn(person), ...person.emails];
  if (texts.length === 0) return;
  const kept = await tx
    .selectFrom('mails')
    .select(['id', 'subject', 'content'])
    .where('content', 'is not', null)
    .where(person.which ?? ((mails) => mails.lit(true)))
    .where((mails) => mails.or(texts.map(isMentioned)))
    .execute();
  for (const { id, subject, content } of kept) {
    const said = content as unknown as MailContent;
    const by = inLanguage(said.language ?? currentLanguage(), nameless[person.by]);
    const unnamed = {
      subject: subject === null ? null : without(subject, texts, by),
      content: JSON.stringify(unname(said, person, by)),
    };
    await tx.updateTable('mails').set(unnamed).where('id', '=', id).execute();
  }
}

/** As they were given, and as a mail writes them. */
const namesIn = ({ names }: Named) =>
  [...new Set(names.flatMap((name) => [name, typed(name)]))].filter(Boolean);

const without = (text: string, texts: readonly string[], by: string) =>
  texts.reduce((rest, said) => rest.replaceAll(said, by), text);

/** As it stands in JSON, where a quotation mark is escaped. */
const isMentioned = (text: string): Expression<SqlBool> =>
  sql<boolean>`position(${JSON.stringify(text).slice(1, -1)} in content::text) > 0`;

function unname(content: MailContent, person: Unnaming, by: string): MailContent {
  const { replyTo, language, ...rest } = content;
  const texts = [...namesIn(person), ...person.emails];
  const said: MailContent = JSON.parse(JSON.stringify(rest), (_key, value) =>
    typeof value === 'string' ? without(value, texts, by) : value,
  );
  return {
    ...said,
    ...(language === undefined ? {} : { language }),
    ...(replyTo === undefined || person.emails.includes(replyTo) ? {} : { replyTo }),
  };
}
