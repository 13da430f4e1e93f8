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
  const [only = ''] = names.map(typed);
  const who = names.length === 1 ? `${only} has` : `${names.length} people have`;
  const organisation = typed(inviter.organisation);
  const more = names.length > shown ? `\nand ${names.length - shown} more` : '';
  return {
    kind: 'survey.digest',
    organisationId: inviter.organisationId,
    userId: inviter.userId,
    to: inviter.email,
    about: responseIds,
    unsubscribeUrl: end,
    subject: `${who} answered the questionnaire`,
    preview: `At ${organisation}.`,
    blocks: [
      heading(`${who} answered`),
      text(
        `Hello ${typed(inviter.firstName)}, since the last mail these answers came in at ${organisation}:`,
      ),
      text(names.slice(0, shown).map(typed).join('\n') + more),
      button('See where everybody stands', url),
      small(
        'You get this mail because you invited them, at most once an hour. In Settings, under Profile, you can end it.',
      ),
    ],
  };
}
