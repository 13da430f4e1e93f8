import { exportAnswers, exportScores } from '@fourfold/contract/calls';
import { record } from '../../kernel/audit/audit.ts';
import { sendDataSet } from '../../kernel/exports/send-table.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { openRequest, partsFor } from '../culture/culture-request.ts';
import { scopeOf } from '../people/people-scope.ts';
import { noteViews } from '../person/profile-views.ts';
import type { AnalysisParts } from './analysis-parts.ts';
import { groupsData } from './groups-data.ts';
import { findAnswered } from './people.repository.ts';
import { peopleData } from './people-data.ts';

export function analysisRoutes(serve: Serve, parts: AnalysisParts): void {
  const { db, clock } = parts;

  serve(
    exportAnswers,
    async ({ caller: { membership, userId }, query: { format, names, ...query }, reply }) => {
      const scope = scopeOf(membership);
      const { organisationId, role } = membership;
      const answered = await findAnswered(db, scope, query, clock());
      // A codebook tells of nobody.
      if (format !== 'codebook') {
        const details = { format, names, people: String(answered.ids.length) };
        await record(db, { action: 'answers.exported', organisationId, userId, details }, clock());
      }
      const viewer = { organisationId, role, userId };
      const noteSeen = async (responseIds: readonly string[]) =>
        await noteViews(db, viewer, { shown: 'export', responseIds }, clock());
      const data = await peopleData(parts, scope, { query, answered, names, noteSeen });
      await sendDataSet(reply, data, format, clock());
    },
  );

  serve(exportScores, async ({ caller: { membership, userId }, query: { format, ...filter }, reply }) => {
    const request = await openRequest(parts, membership, filter);
    const data = await groupsData(await partsFor(parts, request), request);
    const { organisationId } = membership;
    const details = { part: 'scores', format };
    await record(db, { action: 'culture.exported', organisationId, userId, details }, clock());
    await sendDataSet(reply, data, format, clock());
  });
}
