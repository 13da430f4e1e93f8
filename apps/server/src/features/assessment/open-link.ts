import { respondentEnvelope } from '@fourfold/contract/schemas';
import { type ErrorBody, type OpenedLink, questionsPerPage } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from './assessment-parts.ts';
import { questionsFrom } from './present-questions.ts';
import { presentEnvelope } from './respondent.presenter.ts';
import { open } from './respondent.service.ts';
import { type GivenLink, requireLiveLink } from './survey-link.ts';

/** What is said about a link itself. Anything else may pass, and is met by the browser when it asks. */
const toldOfLinks: readonly ErrorBody['code'][] = ['link_expired', 'link_invalid', 'gone', 'other_design'];

/**
 * What the page of a link shows before its scripts ask for anything. It changes nothing, so a program that looks at the
 * links of a mail begins nothing. Null for a copied link: that it was opened is noted, and by a call of the person's
 * browser, not by a program that looks.
 */
export async function openLink(parts: AssessmentParts, given: GivenLink): Promise<OpenedLink | null> {
  try {
    const link = requireLiveLink(parts, given);
    return link.isCopy ? null : await openMailed(parts, link);
  } catch (error) {
    if (!(error instanceof AppError) || !toldOfLinks.includes(error.code)) throw error;
    const { code, message } = error;
    return {
      refusal: { code: isPast(parts, given) && code === 'link_invalid' ? 'link_expired' : code, message },
    };
  }
}

async function openMailed(
  parts: AssessmentParts,
  link: ReturnType<typeof requireLiveLink>,
): Promise<OpenedLink> {
  const state = await open(parts, { ...link, copy: null });
  const envelope = respondentEnvelope.parse(presentEnvelope(state, parts.clock()));
  const [first] = envelope.unanswered_questions;
  if (first === undefined || envelope.response.acknowledged_at === null) return { envelope, questions: [] };
  const sent = new Set(envelope.unanswered_questions.map(({ number }) => number));
  const page = questionsFrom(state.asked, state.respondent.id, state.sheet, {
    // A page begins with an odd number, so that what was answered of its pair is on it (`question-pages.ts` of the screen).
    from: first.number - 1 - ((first.number - 1) % 2),
    count: questionsPerPage,
  });
  return { envelope, questions: page.filter(({ number }) => !sent.has(number)) };
}

/** A forged link of the past is told like one that has expired, as its holder would see it. */
const isPast = ({ clock }: AssessmentParts, { expires }: GivenLink) =>
  Number(expires) * 1000 < clock().getTime();
