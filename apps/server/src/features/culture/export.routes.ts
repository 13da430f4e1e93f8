import { exportCulture, type QueryOf } from '@fourfold/contract/calls';
import { record } from '../../kernel/audit/audit.ts';
import { sendTable } from '../../kernel/exports/send-table.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { departments } from './4-explain/departments.service.ts';
import { dynamics } from './4-explain/dynamics.service.ts';
import { heatmap } from './4-explain/heatmap.service.ts';
import { overview, readTitle } from './4-explain/overview.service.ts';
import { roundsOfPage } from './4-explain/rounds.service.ts';
import type { CultureParts } from './culture-parts.ts';
import { type CultureRequest, openRequest, partsFor } from './culture-request.ts';
import {
  barriersTable,
  departmentsTable,
  dynamicsTable,
  heatmapTable,
  opportunitiesTable,
  roundsTable,
  type Source,
  type WholeTable,
  withSource,
} from './export-tables.ts';

/** Files of what is on the screen: the same answers, through the same gate. */
export function cultureExportRoutes(serve: Serve, parts: CultureParts): void {
  serve(exportCulture, async ({ caller, query, reply }) => {
    const request = await openRequest(parts, caller.membership, query);
    const table = await tableOf(await partsFor(parts, request), request, query);
    const { organisationId } = caller.membership;
    const details = { part: query.part, format: query.format };
    await record(
      parts.db,
      { action: 'culture.exported', organisationId, userId: caller.userId, details },
      parts.clock(),
    );
    await sendTable(reply, withSource(table, await sourceOf(parts, request)), query.format);
  });
}

async function sourceOf(parts: CultureParts, request: CultureRequest): Promise<Source> {
  const { organisation, title } = await readTitle(parts, request);
  return { organisation, title, round: request.round?.name ?? null, keys: request.keys.name };
}

async function tableOf(
  parts: CultureParts,
  request: CultureRequest,
  { part, kind, q, open }: QueryOf<typeof exportCulture>,
): Promise<WholeTable> {
  if (part === 'opportunities') return opportunitiesTable(await overview(parts, request));
  if (part === 'barriers') return barriersTable(await overview(parts, request));
  if (part === 'heatmap') return heatmapTable(await heatmap(parts, request, { kind, open }));
  if (part === 'departments') return departmentsTable(await departments(parts, request, { kind }));
  if (part === 'rounds') return roundsTable(await roundsOfPage(parts, request));
  const { links } = await dynamics(parts, request, {
    q,
    sort: '-strength',
    page: 1,
    per_page: Number.MAX_SAFE_INTEGER,
  });
  return dynamicsTable(links);
}
