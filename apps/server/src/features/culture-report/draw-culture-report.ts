import { startThreads } from '../../kernel/threads/threads.ts';
import type { CultureReport } from './create-culture-report.ts';

const threads = startThreads<CultureReport, Uint8Array>(
  new URL('./draw-culture-report.worker.ts', import.meta.url),
);

/** The report for a board, drawn in a thread of its own: forty departments take a fifth of a second. */
export const drawCultureReport = async (report: CultureReport): Promise<Buffer> =>
  Buffer.from(await threads.ask(report));
