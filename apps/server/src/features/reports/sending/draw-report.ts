import { startThreads } from '../../../kernel/threads/threads.ts';
import type { PrintedReport } from './report-pdf.ts';

const threads = startThreads<PrintedReport, Uint8Array>(
  new URL('./draw-report.worker.ts', import.meta.url),
  1,
);

/** The report on paper, drawn in a thread of its own: a long one takes half a second. */
export const drawReport = async (report: PrintedReport): Promise<Buffer> =>
  Buffer.from(await threads.ask(report));
