import { say } from '@fourfold/words';
import { button, heading, type Mail, small, text, typed } from '../../kernel/mail/mail.ts';
import { howLongItWorks } from '../assessment/own-page-link.ts';
import type { Inviting, Respondent } from '../assessment/respondent.repository.ts';

/** The page's link again, to the address that was invited. */
export function ownPageLink(respondent: Respondent, inviting: Inviting, url: string): Mail {
  const organisation = typed(inviting.name);
  return {
    kind: 'survey.own-page',
    organisationId: respondent.organisation_id,
    to: respondent.email,
    about: [respondent.id],
    subject: say('Your page at {organisation}', { organisation }),
    preview: say('A new link, as you asked.'),
    blocks: [
      heading(say('Hello {name}', { name: typed(respondent.first_name) })),
      text(say('You asked for a new link to your results at {organisation}. Here it is.', { organisation })),
      button(say('Open my page'), url),
      text(howLongItWorks()),
      small(say('The link is yours alone: please do not pass it on.')),
    ],
  };
}
