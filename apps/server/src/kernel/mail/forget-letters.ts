import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Expression, type ExpressionBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../database/schema.generated.ts';
import { letterName, listLetters } from './letter-files.ts';
import { readLetter } from './read-letter.ts';

/** Someone who is erased: what they are called in mails, and their addresses. */
export interface Named {
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

/** Chooses among mails by what their rows know. */
export type WhichMails = (mails: ExpressionBuilder<DB, 'mails'>) => Expression<SqlBool>;

/** Read at a time: a folder may hold thousands. */
const atOnce = 16;

/**
 * Forgets the files of mails that are to these people or name them, in full or by an address: a digest, a notice to a
 * colleague. The database no longer knows what such a mail said, so the files are read. What a mail carries as a file
 * is not looked into. Only among those that `which` chooses, so that an organisation's erasure leaves others' alone.
 */
export async function forgetLettersNaming(
  tx: Transaction<DB>,
  folder: string,
  people: readonly Named[],
  which: WhichMails,
): Promise<void> {
  const isNamed = mentionOf(people);
  const written = (await listLetters(folder)).flatMap((name) => letterName.exec(name)?.[1] ?? []);
  if (isNamed === null || written.length === 0) return;
  const rows = await tx
    .selectFrom('mails')
    .select('id')
    .where(sql<boolean>`id = any(${written}::uuid[])`)
    .where(which)
    .execute();
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce);
    const named = await Promise.all(some.map(({ id }) => reads(path.join(folder, `${id}.eml`), isNamed)));
    await forgetLetters(
      tx,
      some.flatMap(({ id }, place) => (named[place] ? [id] : [])),
    );
  }
}

/** Their files go as soon as the transaction has ended well. */
export async function forgetLetters(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((mail_id) => ({ mail_id }));
  await tx
    .insertInto('forgotten_letters')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function reads(file: string, isNamed: (text: string) => boolean): Promise<boolean> {
  const raw = await readFile(file, 'utf8').catch(() => null);
  if (raw === null) return false;
  const { header, text } = readLetter(raw);
  return isNamed([header('to'), header('reply-to'), header('subject'), text].join('\n'));
}

/** Whether a text says one of the names or addresses as words of their own; null where there is nothing to look for. */
export function mentionOf(people: readonly Named[]): ((text: string) => boolean) | null {
  const names = people.flatMap((person) => person.names).map(plain);
  const emails = people.flatMap((person) => person.emails);
  const wanted = [...new Set([...names, ...emails])].filter((text) => text !== '');
  if (wanted.length === 0) return null;
  const any = wanted.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => words.test(plain(text));
}

/** As it was typed: a mail breaks lines, and puts an invisible sign after a dot in a name. */
const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
