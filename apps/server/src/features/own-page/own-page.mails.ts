import { ownPageLifeDays } from '@fourfold/contract';
import { button, heading, type Mail, small, text } from '../../mail/mail.ts';
import type { Inviting, Respondent } from '../assessment/respondent.repository.ts';

/** The page's link again, to the address that was invited. */
export function ownPageLink(respondent: Respondent, inviting: Inviting, url: string): Mail {
  return {
    kind: 'survey.own-page',
    organisationId: respondent.organisation_id,
    to: respondent.email,
    subject: `Your page at ${inviting.name}`,
    preview: 'A fresh link, as you asked.',
    blocks: [
      heading(`Hello ${respondent.first_name}`),
      text(`You asked for a fresh link to your results at ${inviting.name}. Here it is.`),
      button('Open my page', url),
      small(`The link works for ${ownPageLifeDays} days and is yours alone: please do not pass it on.`),
    ],
  };
}
