import { say } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { typed } from '../../kernel/mail/mail.ts';
import type { News } from './news.ts';

const shown = 5;

/** Titles as one sentence names them, so that a mail stays short. */
function named(titles: readonly string[]): string {
  const more = titles.length - shown;
  const first = titles.slice(0, more > 0 ? shown : undefined).map((title) => typed(title));
  const all = more > 0 ? [...first, say('{count, number} more', { count: more })] : first;
  return new Intl.ListFormat(currentLanguage(), { type: 'unit' }).format(all);
}

/** One line for each kind of news. */
/** `since`: the day from which on it is news. */
export const changedLines = (news: News, since: string): string[] => [
  ...answersLine(news, since),
  ...news.candidates.map(({ vacancy, people }) =>
    vacancy === null
      ? say(
          '{people, plural, one {# candidate without a vacancy has} other {# candidates without a vacancy have}} answered.',
          { people },
        )
      : say('{vacancy}: {people, plural, one {# candidate has} other {# candidates have}} answered.', {
          vacancy: typed(vacancy),
          people,
        }),
  ),
  ...news.sheets.map(({ vacancy, sheets }) =>
    vacancy === null
      ? say(
          '{sheets, plural, one {# interview sheet for a candidate without a vacancy was} other {# interview sheets for candidates without a vacancy were}} handed in.',
          { sheets },
        )
      : say(
          '{vacancy}: {sheets, plural, one {# interview sheet was} other {# interview sheets were}} handed in.',
          { vacancy: typed(vacancy), sheets },
        ),
  ),
  ...figuresLine(news),
  ...news.pulses.map(({ plan, people }) =>
    say('The pulse on {plan} has scores from {people, plural, one {# person} other {# people}}.', {
      plan: typed(plan),
      people,
    }),
  ),
  ...line(news.comparisons, (plans) =>
    say('There are new results for the team comparisons in these plans: {plans}.', { plans }),
  ),
  ...line(news.plans.started, (plans) => say('Plans that have started: {plans}.', { plans })),
  ...line(news.plans.ticked, (plans) =>
    say('Plans for which at least one week has been marked as done: {plans}.', { plans }),
  ),
  ...line(news.plans.done, (plans) => say('Plans that are done: {plans}.', { plans })),
  ...line(news.plans.dropped, (plans) => say('Plans that were dropped: {plans}.', { plans })),
];

const line = (titles: readonly string[], sentence: (names: string) => string): string[] =>
  titles.length === 0 ? [] : [sentence(named(titles))];

function answersLine({ answers }: News, since: string): string[] {
  if (answers === null) return [];
  const { answered, invited, fresh } = answers;
  return [
    say(
      '{answered, plural, one {# of {invited, plural, one {# person} other {# people}} has} other {# of {invited, plural, one {# person} other {# people}} have}} answered, {fresh, number} of them since {day}.',
      {
        answered,
        invited,
        fresh,
        day: since,
      },
    ),
  ];
}

function figuresLine({ figures }: News): string[] {
  if (figures === null) return [];
  const { people, day } = figures;
  return [
    say(
      'The scores for groups, as of {day}, now include {people, plural, one {# person} other {# people}}.',
      {
        people,
        day,
      },
    ),
  ];
}

export const dueLines = (news: News): string[] => [
  ...(news.roundEnds === null ? [] : [say('The round ends on {day}.', { day: news.roundEnds })]),
  ...line(news.overdue, (plans) => say('Plans whose last day has passed: {plans}.', { plans })),
  ...line(news.untouched, (plans) => say('Plans with nothing ticked for two weeks: {plans}.', { plans })),
  ...news.launches.map(({ day, people }) =>
    say('{people, plural, one {# person} other {# people}} will be invited on {day}.', { day, people }),
  ),
  ...news.reminders.map((day) => say('A reminder goes out on {day}.', { day })),
  ...news.asks.map(({ plan, day }) =>
    say('The pulse on {plan} goes out on {day}.', { plan: typed(plan), day }),
  ),
  ...news.erased.map(({ vacancy, people, day }) =>
    say(
      '{vacancy}: the data of {people, plural, one {# candidate} other {# candidates}} will be erased on {day}.',
      {
        vacancy: typed(vacancy),
        people,
        day,
      },
    ),
  ),
  ...news.snapshots.map(({ title, day }) =>
    say('The link to the snapshot “{title}” expires on {day}.', { title: typed(title), day }),
  ),
];
