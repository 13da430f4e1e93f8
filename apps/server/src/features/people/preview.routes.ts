import { previewInvitation } from '@fourfold/contract/calls';
import type { Serve } from '../../kernel/http/serve.ts';
import { footerOf, letterheadOf } from '../../kernel/mail/letterhead.ts';
import { renderHtml } from '../../kernel/mail/render-html.ts';
import { renderText } from '../../kernel/mail/render-text.ts';
import { emptySheet } from '../assessment/answer-sheet.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { informationUrl } from '../assessment/information-link.ts';
import { linkMail } from '../assessment/invitation.mails.ts';
import { presentEnvelope } from '../assessment/respondent.presenter.ts';
import { findInviting } from '../assessment/respondent.repository.ts';
import { linkExpiry } from '../assessment/survey-link.ts';
import { versionAskedNow } from '../assessment/version-asked.ts';
import { find } from '../vacancies/vacancies.service.ts';
import { scopeOf, vacancyScopeOf } from './people-scope.ts';
import { exampleRespondent, presentBlock } from './preview-mail.ts';

/** Shows an inviter what a person would get and see. The example is nobody; nothing is sent or stored. */
export function previewRoutes(serve: Serve, parts: AssessmentParts): void {
  const { db, clock, config, signer, questionnaire } = parts;

  serve(previewInvitation, async ({ query: { kind, form, vacancy }, caller }) => {
    const { organisationId } = caller.membership;
    if (vacancy !== undefined) await find(parts, vacancyScopeOf(scopeOf(caller.membership)), vacancy);
    const inviting = await findInviting(db, {
      organisation_id: organisationId,
      invited_by: caller.userId,
      vacancy_id: vacancy ?? null,
    });
    const respondent = {
      ...exampleRespondent(kind, inviting.name, form ?? undefined),
      ...(await versionAskedNow(db, organisationId)),
      organisation_id: organisationId,
      vacancy_id: vacancy ?? null,
    };
    const asked = questionnaire.of(respondent);
    const expires = linkExpiry(clock());
    const { subject, ...content } = linkMail('invitation', {
      respondent,
      inviting,
      url: `${config.APP_URL}/dashboard/people`,
      expires,
      minutes: asked.minutes,
    });
    const footer = footerOf(config.APP_URL);
    const address = { organisationId, kind, form: respondent.form, own: null };
    const sheet = informationUrl({ appUrl: config.APP_URL, signer }, address);
    return {
      subject,
      html: renderHtml(subject, content, footer, await letterheadOf(db, organisationId, config.APP_URL)),
      text: renderText(content, footer),
      blocks: content.blocks.flatMap(presentBlock),
      envelope: presentEnvelope(
        {
          respondent,
          asked,
          sheet: emptySheet(asked),
          begunAt: null,
          savedAt: null,
          link: { expires },
          inviting,
          informationUrl: sheet,
        },
        clock(),
      ),
    };
  });
}
