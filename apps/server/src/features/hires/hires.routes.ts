import {
  getCandidate,
  getHires,
  getInterviewSheet,
  saveInterviewSheet,
  shareInterviewSheet,
} from '@fourfold/contract/calls';
import type { Serve } from '../../kernel/http/serve.ts';
import type { Parts } from '../../kernel/parts.ts';
import { individualScope } from '../person/individual-scope.ts';
import { noteViews } from '../person/profile-views.ts';
import { createCompareOnce } from './compare-once.ts';
import { findTeam } from './find-team.ts';
import { type HiresParts, readCandidate, readHires, requireCandidate } from './hires.service.ts';
import { keepInterviewSheet, makeSheet, readInterviewSheet } from './interview-sheet.service.ts';
import { sheetUrl } from './sheet-link.ts';

export type HiresRouteParts = Omit<HiresParts, 'compare'> & Pick<Parts, 'config' | 'signer'>;

/** Candidates compared with the team that they would join. Anyone who sees one is noted, for the candidate to know. */
export function hiresRoutes(serve: Serve, given: HiresRouteParts): void {
  const parts = { ...given, compare: createCompareOnce(given.compute) };
  const { db, clock, config, signer } = parts;

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
    const given = { row, team, interviewer: body.interviewer };
    const expires = await makeSheet(parts, { ...membership, userId }, given);
    const url = sheetUrl({ appUrl: config.APP_URL, signer }, responseId, expires);
    return { url, expires_at: expires.toISOString() };
  });
  serve(getInterviewSheet, ({ params, query }) => readInterviewSheet(parts, { ...query, ...params }));
  serve(saveInterviewSheet, ({ params, query, body }) =>
    keepInterviewSheet(parts, { ...query, ...params }, body),
  );
}
