import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

export interface CopyingOut {
  readonly stream: Readable;
  /** How many rows it was; known when the stream has ended. */
  readonly rows: () => number;
}

/** Runs `copy … to stdout` and streams what comes, no faster than it is read. Given up half way, end the client. */
export function copyOut(client: pg.Client, statement: string): CopyingOut {
  const stream = client.query(to(statement));
  return { stream, rows: () => stream.rowCount };
}

/** Runs `copy … from stdin` on what the source gives. Answers how many rows it was. */
export async function copyIn(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const stream = client.query(from(statement));
  await pipeline(source, stream);
  return stream.rowCount;
}
