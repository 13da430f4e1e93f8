import { getCandidate, getHires, getInterviewSheet, messages, shareInterviewSheet } from '@fourfold/contract';
import { loadMeasureTexts } from '@fourfold/measurement';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { Signer } from '../../signing/signer.ts';
import { keyCovariances } from '../assessment/key-covariance.ts';
import { logoUrl } from '../organisations/logo.ts';
import { individualScope } from '../person/individual-scope.ts';
import { noteViews } from '../person/profile-views.ts';
import { createCompareOnce } from './compare-once.ts';
import { presentQuestion, questionsFor } from './hires.presenter.ts';
import { findForSheet } from './hires.repository.ts';
import { type HiresParts, readCandidate, readHires, requireCandidate } from './hires.service.ts';
import { requireSheetLink, sheetLink } from './sheet-link.ts';

export interface HiresRouteParts extends Omit<HiresParts, 'compare'> {
  readonly config: Config;
  readonly signer: Signer;
}

/** Candidates beside the team that they would join. Whoever sees one is noted, for the candidate to know. */
export function hiresRoutes(serve: Serve, given: HiresRouteParts): void {
  const parts = { ...given, compare: createCompareOnce(given.reckon) };
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
  serve(shareInterviewSheet, async ({ params: { responseId }, caller }) => {
    await requireCandidate(parts, individualScope(caller.membership), responseId);
    const { url, expires } = sheetLink({ appUrl: config.APP_URL, signer, now: clock() }, responseId);
    return { url, expires_at: expires.toISOString() };
  });
  serve(getInterviewSheet, async ({ params, query }) => {
    const { responseId, expires } = requireSheetLink(parts, { ...query, ...params });
    const row = await findForSheet(db, responseId);
    if (row === undefined || row.design_version !== parts.designVersion) {
      throw new AppError('gone', messages.sheetGone);
    }
    const { behaviour: keyCovariance } = await keyCovariances();
    const task = { team: null, candidates: [row.choices], keyCovariance };
    const { candidates } = await parts.compare(task);
    const texts = await loadMeasureTexts('en');
    return {
      organisation: row.organisation,
      logo_url: logoUrl(row.logo_id),
      candidate: `${row.first_name} ${row.last_name}`,
      job_position: row.job_position,
      vacancy: row.vacancy,
      questions: questionsFor(candidates[0]?.behaviours ?? {}, texts).map(({ question }) =>
        presentQuestion(question),
      ),
      fair_use: messages.fairUse,
      expires_at: expires.toISOString(),
    };
  });
}
