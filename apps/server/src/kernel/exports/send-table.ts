import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Format, mediaTypes, type Table } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/**
 * Sends a table as a file of its name, while it is being written. The first piece is waited for, so that what cannot be
 * read at all is answered as any other call would: as an error, not as half a file.
 */
export async function sendTable(reply: FastifyReply, table: Table, format: Format): Promise<void> {
  const pieces = (format === 'csv' ? writeCsv : writeXlsx)(table);
  const first = await pieces.next();
  await reply
    .header('content-disposition', `attachment; filename="${fileName(table.name)}.${format}"`)
    .type(mediaTypes[format])
    .send(Readable.from(startingWith(first, pieces)));
}

async function* startingWith(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** Letters that every system takes, from whatever the table is called. */
export const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase() || 'export';
