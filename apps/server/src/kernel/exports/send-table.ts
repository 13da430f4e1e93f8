import { Readable } from 'node:stream';
import { type DataFormat, fileName } from '@fourfold/contract/words';
import type { FastifyReply } from 'fastify';
import { giveBack } from './bytes.ts';
import { codebookOf } from './codebook.ts';
import { gzipped } from './pack.ts';
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
  const body = asAsked(reply, startingWith(first, pieces), ending);
  await reply
    .header('content-disposition', `attachment; filename="${fileName(name)}.${ending}"`)
    .type(mediaTypes[ending])
    .send(Readable.from(body, { highWaterMark: ahead }));
}

/** Only a text is packed: a workbook is already, and what SPSS reads would take twice as long. */
function asAsked(
  reply: FastifyReply,
  body: AsyncGenerator<Buffer>,
  ending: keyof typeof mediaTypes,
): AsyncGenerator<Buffer> {
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0)/.test(String(reply.request.headers['accept-encoding']));
  if (ending !== 'csv' || !takesGzip) return body;
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
  return gzipped(body, giveBack);
}

async function* startingWith(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
