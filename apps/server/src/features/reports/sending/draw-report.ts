import { startThreads } from '../../../kernel/threads/threads.ts';
import type { PrintedReport } from './printed-report.ts';

const threads = startThreads<PrintedReport, Uint8Array>(new URL('./draw-report.worker.ts', import.meta.url));

/** The report on paper, drawn in a thread of its own: a long one takes half a second. */
export const drawReport = async (report: PrintedReport): Promise<Buffer> =>
  Buffer.from(await threads.ask(report));
