import type { ReportParts } from '../report-parts.ts';
import type { StoredReport } from '../reports.repository.ts';

/** How often what has come is saved, and how often a stop from another node is looked for. */
const everyMs = 500;

/** Saves the text as it comes, says that the writing is alive, and ends it when someone stops it, on any page. */
export function keepAlive(
  { db, clock }: ReportParts,
  { id, generation_id }: StoredReport,
  controller: AbortController,
) {
  let read = () => '';
  let saving: Promise<void> = Promise.resolve();
  const save = async () => {
    const text = read();
    const row = await db
      .updateTable('reports')
      .set({ alive_at: clock(), ...(text === '' ? {} : { draft: text }) })
      .where('id', '=', id)
      .where('generation_id', '=', generation_id)
      .returning('stop_requested')
      .executeTakeFirst();
    // Gone, or taken over by another writing: there is nobody left to write for.
    if (row === undefined || row.stop_requested) controller.abort('stopped');
  };
  const timer = setInterval(() => {
    // A database that is away for a moment loses nothing: the next save has it all.
    saving = saving.then(save).catch(() => undefined);
  }, everyMs);
  return {
    note: (all: () => string) => {
      read = all;
    },
    end: async () => {
      clearInterval(timer);
      await saving;
    },
  };
}
