import { say } from '@fourfold/words';
import { button, heading, type Mail, small, text, typed } from '../../kernel/mail/mail.ts';

export interface Inviter {
  readonly organisationId: string;
  readonly organisation: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/** Who has submitted, by name, and by which responses. */
export interface Answered {
  readonly names: readonly string[];
  readonly responseIds: readonly string[];
}

const shown = 20;

/** Who has submitted since the last one. */
export function digest(inviter: Inviter, { names, responseIds }: Answered, url: string, end: string): Mail {
  const count = names.length;
  const [only = ''] = names.map(typed);
  const organisation = typed(inviter.organisation);
  const more = count > shown ? [say('and {count, number} more', { count: count - shown })] : [];
  return {
    kind: 'survey.digest',
    organisationId: inviter.organisationId,
    userId: inviter.userId,
    to: inviter.email,
    about: responseIds,
    unsubscribeUrl: end,
    subject: say('{count, plural, one {{only} has} other {# people have}} answered the questionnaire', {
      count,
      only,
    }),
    preview: say('At {organisation}.', { organisation }),
    blocks: [
      heading(say('{count, plural, one {{only} has} other {# people have}} answered', { count, only })),
      text(
        say('Hello {name}, these answers have come in at {organisation} since our last e-mail:', {
          name: typed(inviter.firstName),
          organisation,
        }),
      ),
      text([...names.slice(0, shown).map(typed), ...more].join('\n')),
      button(say('See who has answered'), url),
      small(
        say(
          'You get this e-mail, at most once an hour, because you invited these people. You can turn it off in Settings, under Profile.',
        ),
      ),
    ],
  };
}
