import { say } from '@fourfold/words';
import type { News } from './news.ts';

/** What a subject may say, the most important first. Each can be its first half or its second. */
export const headlinesOf = (news: News): string[] =>
  [
    ofAnswers,
    ofOverdue,
    ofRound,
    ofErasure,
    ofCandidates,
    ofSheets,
    ofFigures,
    ofPulses,
    ofComparisons,
    ofPlans,
  ]
    .concat([ofUntouched, ofLaunches, ofReminders, ofAsks, ofSnapshots])
    .flatMap((headline) => headline(news) ?? []);

const ofAnswers = ({ answers }: News) =>
  answers &&
  say('{answered, plural, one {# of {invited, number} has} other {# of {invited, number} have}} answered', {
    answered: answers.answered,
    invited: answers.invited,
  });

const ofOverdue = ({ overdue }: News) =>
  overdue.length === 0
    ? null
    : say('{plans, plural, one {# plan is} other {# plans are}} overdue', { plans: overdue.length });

const ofRound = ({ roundEnds }: News) =>
  roundEnds && say('{day} is the round’s last day', { day: roundEnds });

const ofErasure = ({ erased }: News) =>
  erased.length === 0
    ? null
    : say('{people, plural, one {# candidate’s data} other {# candidates’ data}} will be erased soon', {
        people: sum(erased),
      });

const ofCandidates = ({ candidates }: News) =>
  candidates.length === 0
    ? null
    : say('{people, plural, one {# candidate has} other {# candidates have}} answered', {
        people: sum(candidates),
      });

const ofSheets = ({ sheets }: News) =>
  sheets.length === 0
    ? null
    : say('{sheets, plural, one {# interview sheet was} other {# interview sheets were}} handed in', {
        sheets: sheets.reduce((all, one) => all + one.sheets, 0),
      });

const ofFigures = ({ figures }: News) =>
  figures &&
  say('{people, plural, one {# person is} other {# people are}} included in the new scores', {
    people: figures.people,
  });

const ofPulses = ({ pulses }: News) =>
  pulses.length === 0
    ? null
    : say('{pulses, plural, one {# pulse has} other {# pulses have}} new scores', { pulses: pulses.length });

const ofComparisons = ({ comparisons }: News) =>
  comparisons.length === 0
    ? null
    : say(
        '{plans, plural, one {# comparison of teams has} other {# comparisons of teams have}} new results',
        {
          plans: comparisons.length,
        },
      );

function ofPlans({ plans }: News): string | null {
  const moved = new Set(Object.values(plans).flat()).size;
  return moved === 0
    ? null
    : say('{plans, plural, one {# plan has} other {# plans have}} been updated', { plans: moved });
}

const ofUntouched = ({ untouched }: News) =>
  untouched.length === 0
    ? null
    : say('{plans, plural, one {# plan has} other {# plans have}} had nothing ticked for two weeks', {
        plans: untouched.length,
      });

const ofLaunches = ({ launches }: News) =>
  launches.length === 0
    ? null
    : say('{people, plural, one {# person} other {# people}} will be invited this week', {
        people: sum(launches),
      });

const ofReminders = ({ reminders }: News) =>
  reminders.length === 0
    ? null
    : say('{reminders, plural, one {# reminder goes} other {# reminders go}} out this week', {
        reminders: reminders.length,
      });

const ofAsks = ({ asks }: News) =>
  asks.length === 0
    ? null
    : say('{pulses, plural, one {# pulse goes} other {# pulses go}} out this week', { pulses: asks.length });

const ofSnapshots = ({ snapshots }: News) =>
  snapshots.length === 0
    ? null
    : say('{links, plural, one {# snapshot’s link expires} other {# snapshots’ links expire}} this week', {
        links: snapshots.length,
      });

const sum = (of: readonly { readonly people: number }[]) => of.reduce((all, { people }) => all + people, 0);
