import { disputeScore, eraseOwnResponse, getOwnPage, renewOwnPage } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { loadWords } from '../profile/load-words.ts';
import { dispute, eraseOwn, readOwnPage, renew } from './own-page.service.ts';

/** What belongs to the respondent after the submission. */
export async function ownPageRoutes(serve: Serve, parts: AssessmentParts): Promise<void> {
  const words = await loadWords();

  serve(getOwnPage, ({ params, query }) => readOwnPage(parts, { ...params, ...query }, words));
  serve(disputeScore, async ({ params, query, body }) => {
    const said = { measureKey: body.measure_key, note: body.note, takenBack: body.taken_back };
    return { disputes: await dispute(parts, { ...params, ...query }, said) };
  });
  serve(eraseOwnResponse, ({ params, query }) => eraseOwn(parts, { ...params, ...query }));
  serve(renewOwnPage, async ({ params, query }) => {
    await renew(parts, { ...params, ...query });
    return { message: messages.ownPageSent() };
  });
}
