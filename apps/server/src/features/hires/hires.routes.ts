import {
  getCandidate,
  getHires,
  getInterviewSheet,
  removeInterviewSheet,
  saveInterviewSheet,
  shareInterviewSheet,
} from '@fourfold/contract/calls';
import type { Serve } from '../../kernel/http/serve.ts';
import { individualScope } from '../person/individual-scope.ts';
import { noteViews } from '../person/profile-views.ts';
import { createCompareOnce } from './compare-once.ts';
import { findTeam } from './find-team.ts';
import { readCandidate, readHires, requireCandidate } from './hires.service.ts';
import {
  keepInterviewSheet,
  makeSheet,
  readInterviewSheet,
  removeSheet,
  type SheetParts,
} from './interview-sheet.service.ts';

export type HiresRouteParts = Omit<SheetParts, 'compare'>;

/** Candidates compared with the team that they would join. Anyone who sees one is noted, for the candidate to know. */
export function hiresRoutes(serve: Serve, given: HiresRouteParts): void {
  const parts = { ...given, compare: createCompareOnce(given.compute) };
  const { db, clock } = parts;

  serve(getHires, async ({ query, caller: { membership, userId } }) => {
    const { answer, responseIds } = await readHires(parts, membership, query);
    await noteViews(db, { ...membership, userId }, { shown: 'list', responseIds }, clock());
    return answer;
  });
  serve(getCandidate, async ({ params: { responseId }, query, caller: { membership, userId } }) => {
    const answer = await readCandidate(parts, membership, responseId, query.team);
    const seen = { shown: 'profile', responseIds: [responseId] } as const;
    await noteViews(db, { ...membership, userId }, seen, clock());
    return answer;
  });
  serve(shareInterviewSheet, async ({ params: { responseId }, body, caller }) => {
    const { membership, userId } = caller;
    const row = await requireCandidate(parts, individualScope(membership), responseId);
    const team = await findTeam(parts, membership, { asked: undefined, preferred: row.team });
    const { url, expires } = await makeSheet(parts, { ...membership, userId }, { row, team, ...body });
    return { url, expires_at: expires.toISOString() };
  });
  serve(removeInterviewSheet, async ({ params: { responseId, sheetId }, caller }) => {
    const { membership, userId } = caller;
    await requireCandidate(parts, individualScope(membership), responseId);
    await removeSheet(parts, { ...membership, userId }, responseId, sheetId);
  });
  serve(getInterviewSheet, ({ params, query }) => readInterviewSheet(parts, { ...query, ...params }));
  serve(saveInterviewSheet, ({ params, query, body }) =>
    keepInterviewSheet(parts, { ...query, ...params }, body),
  );
}
