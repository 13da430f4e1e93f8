import { planSentence, weeksAfter } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { longDay } from '../../kernel/documents/long-day.ts';
import {
  type Block,
  button,
  facts,
  heading,
  type Mail,
  quote,
  small,
  text,
  typed,
} from '../../kernel/mail/mail.ts';
import type { OwnedRow } from './plan-link.ts';

/** A plan as its owner's mails tell of it. */
export interface Told {
  readonly plan: Pick<
    OwnedRow,
    | 'id'
    | 'organisation_id'
    | 'cue'
    | 'who'
    | 'what'
    | 'until'
    | 'sign'
    | 'departments'
    | 'owner_name'
    | 'owner_email'
    | 'owner_user_id'
  >;
  readonly organisation: string;
  /** The owner's page. */
  readonly url: string;
  /** When the links end. */
  readonly linksEnd: Date;
}

const addressed = ({ plan }: Told) => ({
  organisationId: plan.organisation_id,
  ...(plan.owner_user_id === null ? {} : { userId: plan.owner_user_id }),
  to: plan.owner_email,
  about: [plan.id],
});

/** People wrote it, so nothing in it may look like an address. */
const sentenceOf = ({ cue, who, what, until }: Told['plan']) =>
  planSentence({
    cue: typed(cue),
    who: typed(who),
    what: typed(what),
    until: longDay(new Date(until)),
  });

const hello = ({ plan }: Told) => heading(say('Hello {name}', { name: typed(plan.owner_name) }));
const opens = ({ linksEnd }: Told) =>
  small(
    say('The links work until {day} and are yours alone: please do not pass them on.', {
      day: longDay(linksEnd),
    }),
  );

function aboutIt({ plan }: Told): Block[] {
  const teams = plan.departments.map(({ name }) => typed(name)).join(', ');
  const rows: [string, string][] = [
    [say('How people will know that it is helping'), typed(plan.sign)],
    [say('For'), teams === '' ? say('the whole company') : teams],
  ];
  return [quote(sentenceOf(plan)), facts(rows)];
}

/** A plan starts, or passes to another owner. */
export function planStarted(told: Told, by: string | null): Mail {
  const organisation = typed(told.organisation);
  return {
    kind: 'plan.started',
    ...addressed(told),
    subject: say('You look after a plan at {organisation}', { organisation }),
    preview: say('It starts now. Once a week we’ll ask you how it is going.'),
    blocks: [
      hello(told),
      text(
        by === null
          ? say('You look after this plan at {organisation}:', { organisation })
          : say('{by} has asked you to look after this plan at {organisation}:', {
              by: typed(by),
              organisation,
            }),
      ),
      ...aboutIt(told),
      text(say('Once a week we send you an e-mail to ask whether it was done. You answer with one click.')),
      button(say('Open the plan'), told.url),
      opens(told),
    ],
  };
}

/** The owner's page again, after the links before it were ended. */
export function planLink(told: Told): Mail {
  const organisation = typed(told.organisation);
  return {
    kind: 'plan.link',
    ...addressed(told),
    subject: say('A new link to your plan at {organisation}', { organisation }),
    preview: say('Earlier links no longer work.'),
    blocks: [
      hello(told),
      text(say('Here is a new link to the plan that you look after. Earlier links no longer work.')),
      ...aboutIt(told),
      button(say('Open the plan'), told.url),
      opens(told),
    ],
  };
}

interface Asking {
  /** The Monday. */
  readonly week: string;
  readonly doneUrl: string;
  readonly notUrl: string;
}

/** Once a week: was it done? */
export function planWeek(told: Told, { week, doneUrl, notUrl }: Asking): Mail {
  const isLast = told.plan.until < weeksAfter(week, 1);
  return {
    kind: 'plan.week',
    ...addressed(told),
    subject: say('Was it done this week?'),
    preview: say('Answer with one click, for the week of {day}.', { day: longDay(new Date(week)) }),
    blocks: [
      hello(told),
      text(
        say('In the week of {day}, was this done at {organisation}?', {
          day: longDay(new Date(week)),
          organisation: typed(told.organisation),
        }),
      ),
      quote(sentenceOf(told.plan)),
      button(say('Done this week'), doneUrl),
      button(say('Not this week'), notUrl),
      text(
        isLast
          ? say('This is the plan’s last week. When the week is over, please end the plan on its page.')
          : say('Missing a week is fine. You can change your answer until Sunday.'),
      ),
      button(say('Open the plan'), told.url),
      opens(told),
    ],
  };
}
