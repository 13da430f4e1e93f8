import type { ReportParts } from '../report-parts.ts';
import type { ReportViewer } from '../report-viewer.ts';
import { withReport } from '../reports.service.ts';

/** Stops a writing wherever it goes on: here at once, on another node with its next sign of life. */
export async function stopWriting(parts: ReportParts, viewer: ReportViewer, id: string): Promise<void> {
  await withReport(parts, viewer, id, async (tx) => {
    await tx.updateTable('reports').set({ stop_requested: true }).where('id', '=', id).execute();
  });
  const here = parts.running.get(id);
  here?.controller.abort('stopped');
  await here?.done.catch(() => undefined);
}

/** Before the server goes: whatever has come is saved. */
export async function stopAll({ running }: Pick<ReportParts, 'running'>): Promise<void> {
  const all = [...running.values()];
  for (const { controller } of all) controller.abort('shutdown');
  await Promise.allSettled(all.map(({ done }) => done));
}
