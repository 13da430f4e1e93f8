import type { SnapshotFigures } from '@fourfold/contract/schemas';
import { startThreads } from '../../../kernel/threads/threads.ts';

export type SnapshotFormat = 'pdf' | 'pptx';

export interface PrintedSnapshot {
  readonly format: SnapshotFormat;
  readonly title: string;
  readonly figures: SnapshotFigures;
  readonly madeAt: Date;
  readonly logo: Uint8Array | null;
}

const threads = startThreads<PrintedSnapshot, Uint8Array>(
  new URL('./draw-snapshot.worker.ts', import.meta.url),
);

/** A snapshot as a file, in a thread of its own; what makes slides is loaded there, and by nobody else. */
export const drawSnapshot = async (snapshot: PrintedSnapshot): Promise<Buffer> =>
  Buffer.from(await threads.ask(snapshot));
