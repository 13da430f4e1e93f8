import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Format, mediaTypes, type Table } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Sends a table as a file of its name, while it is being written. */
export async function sendTable(reply: FastifyReply, table: Table, format: Format): Promise<void> {
  const write = format === 'csv' ? writeCsv : writeXlsx;
  await reply
    .header('content-disposition', `attachment; filename="${fileName(table.name)}.${format}"`)
    .type(mediaTypes[format])
    .send(Readable.from(write(table)));
}

/** Letters that every system takes, from whatever the table is called. */
export const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase() || 'export';
