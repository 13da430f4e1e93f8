import { say } from '@fourfold/words';
import { heading, type Mail, small, text, typed } from '../../kernel/mail/mail.ts';
import type { Inviting, Respondent } from '../assessment/respondent.repository.ts';

/**
 * Tells an address that its invitation went to another one. It names neither that address nor anybody: a stranger may
 * read it. Nor does it lead back to the inviter alone, who may be the one who should not have done it.
 */
export function addressCorrected(
  { organisation_id, email }: Pick<Respondent, 'organisation_id' | 'email'>,
  { name }: Pick<Inviting, 'name'>,
): Mail {
  const organisation = typed(name);
  return {
    kind: 'survey.corrected',
    organisationId: organisation_id,
    to: email,
    subject: say('An invitation from {organisation} now goes to another address', { organisation }),
    preview: say('Someone there has entered another e-mail address.'),
    blocks: [
      heading(say('Hello')),
      text(
        say(
          '{organisation} sent this address an invitation to a questionnaire. Someone there has now entered another e-mail address for that invitation. Any links to the questionnaire that were sent to you have stopped working.',
          { organisation },
        ),
      ),
      text(
        say(
          'If the invitation was not meant for you, you don’t need to do anything. If it was, tell someone you know at {organisation}. The owners of its Fourfold account can see who changed the address.',
          { organisation },
        ),
      ),
      small(say('Any other invitation that you have from {organisation} stays as it is.', { organisation })),
    ],
  };
}
