import { type ReminderVariable, reminderVariables, siteName } from '@fourfold/contract/words';
import { say, sentence } from '@fourfold/words';
import { longDay } from '../../kernel/documents/long-day.ts';
import { type Block, button, heading, type Mail, quote, small, text, typed } from '../../kernel/mail/mail.ts';
import { type Inviting, inviterName, ownWords, type Respondent } from './respondent.repository.ts';
import { visibilityInShort } from './visibility.ts';

/** Why a link is sent: for the first time or again by the inviter, as a reminder, or because its owner asked. */
export type LinkReason = 'invitation' | 'reminder' | 'fresh';

export interface LinkMail {
  readonly respondent: Pick<
    Respondent,
    'id' | 'organisation_id' | 'kind' | 'form' | 'email' | 'first_name' | 'acknowledged_at'
  >;
  readonly inviting: Inviting;
  readonly url: string;
  readonly expires: Date;
  /** About how long it takes. */
  readonly minutes: number;
  /** The colleague who asked for this reminder. */
  readonly askedBy?: string | null;
  /** When an employee last answered the whole questionnaire, in a round before this one. */
  readonly answeredBefore?: Date | null;
  /** Of a reminder, where it has its own. */
  readonly words?: ReminderWords | undefined;
}

/** What a member wrote instead of our words; null leaves ours. */
export interface ReminderWords {
  readonly subject: string | null;
  readonly words: string | null;
}

/** The mail with the personal link: who asks, why, how long it takes, until when, and what happens to the answers. */
export function linkMail(reason: LinkReason, mail: LinkMail): Mail {
  const { respondent, inviting, url, expires, minutes, askedBy = null } = mail;
  return {
    kind: `survey.${reason}`,
    organisationId: respondent.organisation_id,
    to: respondent.email,
    about: [respondent.id],
    askedBy,
    ...(inviting.inviter_email === null ? {} : { replyTo: inviting.inviter_email }),
    // A POST to the link itself ends the reminders: see one-click.ts.
    unsubscribeUrl: url,
    subject: subjectOf(reason, mail),
    preview: say('Takes about {minutes, plural, one {# minute} other {# minutes}}. Open until {day}.', {
      minutes,
      day: longDay(expires),
    }),
    blocks: [
      heading(say('Hello {name}', { name: typed(respondent.first_name) })),
      ...openingBlocks(reason, mail),
      ...(reason === 'invitation'
        ? [
            text(purposeOf(respondent.kind, inviting)),
            ...(mail.answeredBefore ? [text(again(mail.answeredBefore))] : []),
            text(visibilityInShort(respondent.kind, typed(inviting.name))),
          ]
        : []),
      button(
        respondent.acknowledged_at === null
          ? say('Open the questionnaire')
          : say('Go on with the questionnaire'),
        url,
      ),
      ...closing(reason, mail),
    ],
  };
}

function subjectOf(reason: LinkReason, mail: LinkMail): string {
  const own = mail.words?.subject ?? null;
  if (own !== null) return fillIn(own, mail);
  const { name, vacancy } = mail.inviting;
  const organisation = typed(name);
  if (mail.respondent.kind === 'employee' && reason === 'invitation' && mail.answeredBefore)
    return changedSubject({ organisation, minutes: mail.minutes });
  if (mail.respondent.kind === 'employee')
    return employeeSubjects[reason]({ organisation, minutes: mail.minutes });
  return vacancy === null
    ? subjects[reason]({ organisation })
    : vacancySubjects[reason]({ organisation, vacancy: typed(vacancy) });
}

/** Words of an own reminder take the place of ours and of the invitation's. Whose they are is said below them. */
function openingBlocks(reason: LinkReason, mail: LinkMail): Block[] {
  const { inviting, respondent } = mail;
  const own = mail.words?.words ?? null;
  if (own !== null) {
    return [
      quote(fillIn(own, mail)),
      small(
        say('These words come from {organisation}, which has invited you to answer its questionnaire.', {
          organisation: typed(inviting.name),
        }),
      ),
    ];
  }
  const words = ownWords(inviting, respondent.kind);
  return [text(opening(reason, inviting)), ...(words === null || reason === 'fresh' ? [] : [quote(words)])];
}

/** Puts in what differs from one reader to the next; anything else in brackets stays as it was written. */
function fillIn(words: string, { respondent, inviting, expires, minutes }: LinkMail): string {
  const values: Record<ReminderVariable, string> = {
    'first name': typed(respondent.first_name),
    organisation: typed(inviting.name),
    'last day': longDay(expires),
    minutes: String(minutes),
  };
  return reminderVariables.reduce((text, name) => text.replaceAll(`[${name}]`, () => values[name]), words);
}

type FromEmployer = { readonly organisation: string; readonly minutes: number };

/** What it is about and how much of a working day it takes. */
const employeeSubjects: Record<LinkReason, (from: FromEmployer) => string> = {
  invitation: sentence<FromEmployer>(
    'Your view of working at {organisation}: {minutes, plural, one {# minute} other {# minutes}}',
  ),
  reminder: sentence<FromEmployer>(
    'Reminder: your view of working at {organisation} ({minutes, plural, one {# minute} other {# minutes}})',
  ),
  fresh: sentence<FromEmployer>(
    'New link: your view of working at {organisation} ({minutes, plural, one {# minute} other {# minutes}})',
  ),
};

/** Of a later round: a mail program would put it to the first as one conversation. */
const changedSubject = sentence<FromEmployer>(
  'What has changed at {organisation}? {minutes, plural, one {# minute} other {# minutes}}',
);
const again = (answered: Date) =>
  say(
    'You last answered this questionnaire on {day}. The same questions are being asked again to see what has changed since then.',
    { day: longDay(answered) },
  );

type From = { readonly organisation: string };

const subjects: Record<LinkReason, (from: From) => string> = {
  invitation: sentence<From>('Questionnaire from {organisation}'),
  reminder: sentence<From>('Reminder: the questionnaire from {organisation}'),
  fresh: sentence<From>('A new link to the questionnaire from {organisation}'),
};

type ForVacancy = From & { readonly vacancy: string };

/** Someone who applies at several places sees what it is about. */
const vacancySubjects: Record<LinkReason, (from: ForVacancy) => string> = {
  invitation: sentence<ForVacancy>('{organisation}: questionnaire for {vacancy}'),
  reminder: sentence<ForVacancy>('Reminder from {organisation}: the questionnaire for {vacancy}'),
  fresh: sentence<ForVacancy>('{organisation}: a new link to the questionnaire for {vacancy}'),
};

function opening(reason: LinkReason, inviting: Inviting): string {
  const organisation = typed(inviting.name);
  if (reason === 'reminder') {
    return say('{organisation} invited you to answer a questionnaire, and you haven’t finished it yet.', {
      organisation,
    });
  }
  if (reason === 'fresh') {
    return say('You asked for a new link to the questionnaire from {organisation}. Here it is.', {
      organisation,
    });
  }
  const inviter = inviterName(inviting);
  return inviter === null
    ? say('{organisation} invites you to answer a questionnaire.', { organisation })
    : say('{inviter} of {organisation} invites you to answer a questionnaire.', {
        inviter: typed(inviter),
        organisation,
      });
}

/** Why, and for a candidate for what: the vacancy and the team by the names that they have. */
function purposeOf(kind: Respondent['kind'], inviting: Inviting): string {
  const organisation = typed(inviting.name);
  if (kind === 'employee') {
    return say(
      '{organisation} would like to learn how people work and how they see their work, to decide what to improve. There are no right answers. The questionnaire runs on {site}, software that measures company culture.',
      { organisation, site: siteName },
    );
  }
  if (inviting.vacancy === null) {
    return say(
      '{organisation} would like to compare your way of working with that of the team you might join. There are no right answers. {site} runs the questionnaire, and advises {organisation} not to base a decision on a result alone.',
      { organisation, site: siteName },
    );
  }
  const vacancy = typed(inviting.vacancy);
  if (inviting.vacancy_team === null) {
    return say(
      'It is for the vacancy “{vacancy}”. {organisation} would like to compare your way of working with that of the team you might join. There are no right answers. {site} runs the questionnaire, and advises {organisation} not to base a decision on a result alone.',
      { organisation, vacancy, site: siteName },
    );
  }
  return say(
    'It is for the vacancy “{vacancy}” in {team}. {organisation} would like to compare the way you work with the way the team works. There are no right answers. {site} runs the questionnaire, and advises {organisation} not to base a decision on a result alone.',
    { organisation, vacancy, site: siteName, team: typed(inviting.vacancy_team) },
  );
}

function closing(reason: LinkReason, { expires, minutes }: LinkMail): Block[] {
  return [
    text(
      say(
        'It takes about {minutes, plural, one {# minute} other {# minutes}}, and works on a phone too. Each page is saved, so you can stop and carry on later, even on another device. The link works until {day}.',
        { minutes, day: longDay(expires) },
      ),
    ),
    small(
      reason === 'invitation'
        ? say(
            'On the first page you can decline to take part, or stop reminders about this questionnaire. The link is yours alone: please do not pass it on.',
          )
        : say(
            'Your answers are not anonymous. Before the first question, you’ll be told exactly who will see them. On the same page you can decline to take part, or stop reminders about this questionnaire. The link is yours alone: please do not pass it on.',
          ),
    ),
  ];
}
