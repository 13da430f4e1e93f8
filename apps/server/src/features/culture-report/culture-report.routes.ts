import { exportCultureReport } from '@fourfold/contract/calls';
import { fileName } from '@fourfold/contract/words';
import { record } from '../../kernel/audit/audit.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { dynamics } from '../culture/4-explain/dynamics.service.ts';
import { heatmap } from '../culture/4-explain/heatmap.service.ts';
import { overview, readTitle } from '../culture/4-explain/overview.service.ts';
import { roundsOfPage } from '../culture/4-explain/rounds.service.ts';
import type { CultureParts } from '../culture/culture-parts.ts';
import { openRequest, partsFor } from '../culture/culture-request.ts';
import { drawCultureReport } from './draw-culture-report.ts';

/** The culture page as a PDF: the answers of the screens, through the same gate. */
export function cultureReportRoutes(serve: Serve, asAuthored: CultureParts): void {
  const { db, clock } = asAuthored;
  serve(exportCultureReport, async ({ caller, query, reply }) => {
    const request = await openRequest(asAuthored, caller.membership, query);
    const parts = await partsFor(asAuthored, request);
    const { title } = await readTitle(parts, request);
    const { from, to } = request.filter;
    const compared = request.rounds.filter(({ has_answers }) => has_answers).length > 1;
    const report = await drawCultureReport({
      overview: { ...(await overview(parts, request)), title },
      heatmap: await heatmap(parts, request, { kind: 'behaviour', open: undefined }),
      dynamics: await dynamics(parts, request, { q: undefined, sort: '-strength', page: 1, per_page: 1 }),
      rounds: compared ? await roundsOfPage(parts, request) : null,
      hasPeriod: from !== undefined || to !== undefined,
      logo: await findLogo(parts, caller.membership.organisationId),
      createdAt: clock(),
    });
    const { organisationId } = caller.membership;
    const details = { part: 'report', format: 'pdf' };
    await record(db, { action: 'culture.exported', organisationId, userId: caller.userId, details }, clock());
    await reply
      .header('content-disposition', `attachment; filename="${fileName(title)}.pdf"`)
      .type('application/pdf')
      .send(report);
  });
}

async function findLogo({ db }: CultureParts, organisationId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('organisation_logos')
    .select('bytes')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
