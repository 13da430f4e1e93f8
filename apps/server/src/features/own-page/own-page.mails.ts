import { ownPageLifeDays } from '@fourfold/contract/words';
import { button, heading, type Mail, small, text, typed } from '../../kernel/mail/mail.ts';
import type { Inviting, Respondent } from '../assessment/respondent.repository.ts';

/** The page's link again, to the address that was invited. */
export function ownPageLink(respondent: Respondent, inviting: Inviting, url: string): Mail {
  const organisation = typed(inviting.name);
  return {
    kind: 'survey.own-page',
    organisationId: respondent.organisation_id,
    to: respondent.email,
    about: [respondent.id],
    subject: `Your page at ${organisation}`,
    preview: 'A fresh link, as you asked.',
    blocks: [
      heading(`Hello ${typed(respondent.first_name)}`),
      text(`You asked for a fresh link to your results at ${organisation}. Here it is.`),
      button('Open my page', url),
      small(`The link works for ${ownPageLifeDays} days and is yours alone: please do not pass it on.`),
    ],
  };
}
