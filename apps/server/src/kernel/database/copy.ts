import { Readable } from 'node:stream';
import type pg from 'pg';

/** What the driver has of PostgreSQL's COPY without saying so in its types. */
interface Wire {
  readonly stream: NodeJS.ReadWriteStream & { readonly writableNeedDrain: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** `COPY 12` */
const rowsIn = (tag: string) => Number(/\d+$/.exec(tag)?.[0] ?? 0);

export interface CopyingOut {
  readonly stream: Readable;
  /** How many rows it was; known when the stream has ended. */
  readonly rows: () => number;
}

/** Runs `copy … to stdout` and streams what comes, no faster than it is read. Given up half way, end the client. */
export function copyOut(client: pg.Client, statement: string): CopyingOut {
  let wire: Wire | undefined;
  let rows = 0;
  const stream = new Readable({ read: () => void wire?.stream.resume() });
  const copying = {
    submit(connection: unknown) {
      wire = connection as Wire;
      wire.query(statement);
    },
    handleCopyData({ chunk }: { chunk: Uint8Array }) {
      // The driver writes the next message over this one.
      if (!stream.push(Buffer.from(chunk))) wire?.stream.pause();
    },
    handleCommandComplete({ text }: { text: string }) {
      rows = rowsIn(text);
    },
    handleReadyForQuery: () => void stream.push(null),
    handleError: (error: Error) => void stream.destroy(error),
  };
  client.query(copying);
  return { stream, rows: () => rows };
}

/** Runs `copy … from stdin` on what the source gives. Answers how many rows it was. */
export function copyIn(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let sourceFailed: unknown;
    const copying = {
      submit: (connection: unknown) => (connection as Wire).query(statement),
      handleCopyInResponse(connection: unknown) {
        const wire = connection as Wire;
        send(wire, source).catch((error) => {
          sourceFailed = error;
          wire.sendCopyFail('the source failed');
        });
      },
      handleCommandComplete({ text }: { text: string }) {
        rows = rowsIn(text);
      },
      handleReadyForQuery: () => resolve(rows),
      // After our own refusal the database's error only repeats it.
      handleError: (error: Error) => reject(sourceFailed ?? error),
    };
    client.query(copying);
  });
}

async function send(wire: Wire, source: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of source) {
    wire.sendCopyFromChunk(chunk);
    if (wire.stream.writableNeedDrain) await drained(wire.stream);
  }
  wire.endCopyFrom();
}

/** A connection that breaks never drains; then the driver reports the error. */
const drained = (stream: NodeJS.ReadWriteStream) =>
  new Promise<void>((resolve) => {
    const done = () => {
      stream.off('drain', done);
      stream.off('close', done);
      resolve();
    };
    stream.once('drain', done);
    stream.once('close', done);
  });
