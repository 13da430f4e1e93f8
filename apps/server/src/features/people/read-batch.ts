import type { BodyOf, inviteBatch } from '@fourfold/contract/calls';
import { type BatchLine, type InviteInput, inviteForm } from '@fourfold/contract/schemas';
import { type BatchField, batchFields, batchLimit, batchTooLong, restore } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { invalidField } from '../../kernel/http/app-error.ts';
import { mapInTurns } from '../../kernel/threads/turns.ts';
import { type BatchColumns, guessColumns, looksLikeHeader } from './batch-columns.ts';
import { readCsv } from './read-csv.ts';

export type BatchBody = BodyOf<typeof inviteBatch>;

/** A line as it was understood; `form` is there when nothing stands against it. */
export interface ReadLine extends BatchLine {
  readonly form: InviteInput | null;
}

export interface ReadBatch {
  readonly headers: string[];
  readonly hasHeader: boolean;
  readonly columns: BatchColumns;
  readonly lines: readonly ReadLine[];
}

/**
 * Reads and checks each line by itself and against the others. Who is invited already is not its business. More lines
 * than may be invited at once are refused before one of them is checked.
 */
export async function readBatch(body: BatchBody): Promise<ReadBatch> {
  const { rows, isCut } = await readCsv(body.text, batchLimit + 1);
  const first = rows[0]?.cells ?? [];
  const hasHeader = body.has_header ?? looksLikeHeader(first);
  const columns = body.columns ?? guessColumns(first, hasHeader);
  const people = hasHeader ? rows.slice(1) : rows;
  if (isCut || people.length > batchLimit) throw invalidField('text', batchTooLong());
  const mended = new Map(body.mended.map(({ line, values }) => [line, values]));
  const lines = await mapInTurns(people, ({ line, cells }) =>
    readLine(body, line, { ...valuesOf(cells, columns), ...mended.get(line) }),
  );
  return {
    headers: first.map((cell, index) =>
      hasHeader && cell !== '' ? cell : say('Column {number, number}', { number: index + 1 }),
    ),
    hasHeader,
    columns,
    lines: refuseRepeated(lines),
  };
}

function valuesOf(cells: readonly string[], columns: BatchColumns): Partial<Record<BatchField, string>> {
  const values = batchFields.map((field) => {
    const place = columns[field];
    // A file may be one that we wrote: the apostrophes that made it harmless are no part of a name.
    return [field, place === undefined ? '' : restore(cells[place] ?? '').trim()] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function readLine(
  { company, kind, form, vacancy_id }: BatchBody,
  line: number,
  values: ReadLine['values'],
): ReadLine {
  const whole = { ...(company === undefined ? {} : { company }), ...values };
  const read = { line, values: whole, invited_already: false };
  const parsed = inviteForm.safeParse({ ...whole, kind, form, vacancy_id, launch_at: null });
  if (parsed.success) return { ...read, problems: [], form: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: batchFields.find((field) => field === path[0]) ?? ('line' as const),
    message,
  }));
  return { ...read, problems, form: null };
}

/** The first line of an address counts, the others are told where it stands. */
function refuseRepeated(lines: readonly ReadLine[]): ReadLine[] {
  const firstLines = new Map<string, number>();
  return lines.map((read) => {
    if (read.form === null) return read;
    const first = firstLines.get(read.form.email);
    if (first === undefined) firstLines.set(read.form.email, read.line);
    return first === undefined
      ? read
      : refuse(read, say('This address is already in line {line, number}.', { line: first }));
  });
}

export const refuse = (read: ReadLine, message: string, field: BatchField = 'email'): ReadLine => ({
  ...read,
  problems: [...read.problems, { field, message }],
  form: null,
});
