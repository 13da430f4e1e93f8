import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { DataFormat } from '@fourfold/contract/words';
import type { FastifyReply } from 'fastify';
import { codebookOf } from './codebook.ts';
import { type Format, mediaTypes, type Table } from './table.ts';
import { asTable, type DataSet } from './variables.ts';
import { writeCsv } from './write-csv.ts';
import { writeSav } from './write-sav.ts';
import { writeXlsx } from './write-xlsx.ts';

/**
 * Sends a table as a file of its name, while it is being written. The first piece is waited for, so that what cannot be
 * read at all is answered as any other call would: as an error, not as half a file.
 */
export async function sendTable(reply: FastifyReply, table: Table, format: Format): Promise<void> {
  await sendPieces(reply, (format === 'csv' ? writeCsv : writeXlsx)(table), { name: table.name, format });
}

/** Sends data for those who analyse it: a workbook brings its codebook, the other files have it beside them. */
export async function sendDataSet(
  reply: FastifyReply,
  data: DataSet,
  format: DataFormat,
  now: Date,
): Promise<void> {
  const { name, variables } = data;
  const codebook = codebookOf(variables);
  const file = { name: format === 'codebook' ? `${name} ${codebook.name}` : name, format } as const;
  const pieces = {
    csv: () => writeCsv(asTable(data)),
    xlsx: () => writeXlsx(asTable(data), codebook),
    sav: () => writeSav(data, now),
    codebook: () => writeCsv(codebook),
  };
  await sendPieces(reply, pieces[format](), file);
}

/** Pieces that are ready before their reader takes them: more would wait in memory. */
const ahead = 2;

async function sendPieces(
  reply: FastifyReply,
  pieces: AsyncGenerator<Buffer>,
  { name, format }: { readonly name: string; readonly format: DataFormat },
): Promise<void> {
  const first = await pieces.next();
  const ending = format === 'codebook' ? 'csv' : format;
  await reply
    .header('content-disposition', `attachment; filename="${fileName(name)}.${ending}"`)
    .type(mediaTypes[ending])
    .send(packed(reply, Readable.from(startingWith(first, pieces), { highWaterMark: ahead }), ending));
}

/**
 * A text as small as it gets in no time: the usual effort would take longer than all of the writing. A workbook is
 * packed already, and what SPSS reads would take twice as long.
 */
function packed(reply: FastifyReply, body: Readable, ending: keyof typeof mediaTypes): Readable {
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0)/.test(String(reply.request.headers['accept-encoding']));
  if (ending !== 'csv' || !takesGzip) return body;
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
  // What goes wrong ends both, and is told by the answer that ends early.
  return pipeline(body, createGzip({ level: 1, chunkSize: 65_536 }), () => undefined);
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
