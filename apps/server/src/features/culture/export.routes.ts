import { exportCulture, type QueryOf } from '@fourfold/contract/calls';
import { record } from '../../kernel/audit/audit.ts';
import { sendTable } from '../../kernel/exports/send-table.ts';
import type { Table } from '../../kernel/exports/table.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import type { CultureParts } from './culture-parts.ts';
import { departments } from './departments.service.ts';
import { dynamics } from './dynamics.service.ts';
import {
  barriersTable,
  departmentsTable,
  dynamicsTable,
  heatmapTable,
  opportunitiesTable,
  roundsTable,
} from './export-tables.ts';
import { heatmap } from './heatmap.service.ts';
import { overview } from './overview.service.ts';
import { roundsOfPage } from './rounds.service.ts';
import { type Scene, setScene } from './scene.ts';

const all = 7056;

/** Files of what is on the screen: the same answers, through the same gate. */
export function cultureExportRoutes(serve: Serve, parts: CultureParts): void {
  serve(exportCulture, async ({ caller, query, reply }) => {
    const scene = await setScene(parts, caller.membership, query);
    const table = await tableOf(parts, scene, query);
    const { organisationId } = caller.membership;
    const details = { part: query.part, format: query.format };
    await record(
      parts.db,
      { action: 'culture.exported', organisationId, userId: caller.userId, details },
      parts.clock(),
    );
    await sendTable(reply, table, query.format);
  });
}

async function tableOf(
  parts: CultureParts,
  scene: Scene,
  { part, kind, q, open }: QueryOf<typeof exportCulture>,
): Promise<Table> {
  if (part === 'opportunities') return opportunitiesTable(await overview(parts, scene));
  if (part === 'barriers') return barriersTable(await overview(parts, scene));
  if (part === 'heatmap') return heatmapTable(await heatmap(parts, scene, { kind, open }));
  if (part === 'departments') return departmentsTable(await departments(parts, scene, { kind }));
  if (part === 'rounds') return roundsTable(await roundsOfPage(parts, scene));
  const { links } = await dynamics(parts, scene, { q, sort: '-strength', page: 1, per_page: all });
  return dynamicsTable(links);
}
