import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import type { Questionnaire } from '@fourfold/measurement/questionnaire/questionnaire.ts';
import { idealObserver } from '../quality/ideal-observer.ts';
import { type Judged, judgePeople } from '../quality/judge-people.ts';
import {
  anyOption,
  everySecond,
  flattering,
  type Habit,
  randomBehaviours,
  respondentsOf,
} from '../quality/respondents.ts';
import { weighSheets } from '../quality/weigh-sheets.ts';
import { PERSON_WORLDS } from '../worlds/person-worlds.ts';
import type { Effort } from './effort.ts';
import { countedRow, type EvidenceRow, type EvidenceTable } from './row.ts';

/**
 * The tables on answer quality: how often honest people are wronged, and careless ones noticed.
 *
 * Careless people here take their time: what is noticed is noticed by the answers. *Marked* is any verdict but
 * consistent, that the answers say little included; *left out* is unreliable.
 *
 * Example: `random behaviours beside honest views: marked`, 0.8 or more.
 */
export function qualityTable(questionnaire: Questionnaire, { judged, seed, slack }: Effort): EvidenceTable {
  const judge = (name: string, habit: Habit, people = judged): Judged =>
    judgePeople(questionnaire, respondentsOf(questionnaire, habit), people, `${seed} ${name}`);
  const row = (
    what: string,
    { people, ...found }: Judged,
    of: 'marked' | 'leftOut',
    limit: { readonly from?: number; readonly to?: number } = {},
  ): EvidenceRow =>
    countedRow(
      `${what}: ${of === 'marked' ? 'marked' : 'left out'}`,
      found[of],
      people,
      loosened(limit, slack),
    );
  const protectedRows = (what: string, habit: Habit): EvidenceRow[] => {
    // Few of them may be marked, so that it takes more of them to say how many are.
    const found = judge(what, habit, 2 * judged);
    return [row(what, found, 'leftOut', { to: 0.02 }), row(what, found, 'marked', { to: 0.08 })];
  };
  const kept = (what: string, habit: Habit): EvidenceRow[] => {
    const found = judge(what, habit);
    return [row(what, found, 'leftOut', { to: 0.02 }), row(what, found, 'marked')];
  };
  const noticed = (what: string, habit: Habit, from?: number): EvidenceRow[] => {
    const found = judge(what, habit);
    return [row(what, found, 'marked', from === undefined ? {} : { from }), row(what, found, 'leftOut')];
  };
  return {
    title: 'Answer quality',
    how: `${judged} simulated people a line (twice as many where few may be marked), whole responses in the order and with the places on the screen of their own id, at an honest pace. Marked is any verdict but consistent, left out is unreliable. Seed ${seed}.`,
    rows: [
      ...protectedRows('honest', {}),
      ...protectedRows('honest, fast readers (2.5 s a question)', { seconds: 2.5 }),
      ...protectedRows('honest, heavy tails', { world: 'heavy tails' }),
      ...protectedRows('honest, questions 40% weaker', { world: 'questions 40% weaker' }),
      ...kept('honest, standings x 0.4', { scale: 0.4 }),
      ...kept('honest, exactly balanced', { scale: 0 }),
      ...noticed('random behaviours beside honest views', { replace: randomBehaviours }, 0.8),
      ...noticed('random behaviours beside favourable views', { replace: flattering }, 0.8),
      ...noticed('everything at random', { replace: anyOption }, 0.9),
      ...noticed('second half at random', { manner: 'half' }, 0.9),
      ...noticed('always one place on the screen', { manner: 'position' }, 0.99),
      ...noticed('every other answer at random', { replace: everySecond }),
    ],
  };
}

/** What no rule can do better, and how verdicts fare in worlds that the limits were not chosen on. */
export function qualityLimitsTable(questionnaire: Questionnaire, { ideal, seed }: Effort): EvidenceTable {
  const worlds = PERSON_WORLDS.flatMap((world): EvidenceRow[] => {
    const found = judgePeople(
      questionnaire,
      respondentsOf(questionnaire, { world }),
      ideal,
      `${seed} ${world}`,
    );
    return [
      countedRow(`honest, ${world}: left out`, found.leftOut, ideal),
      countedRow(`honest, ${world}: marked`, found.marked, ideal),
    ];
  });
  const best = (weight: 1 | 0.6): number => idealObserver(questionnaire, weight, ideal, seed);
  return {
    title: 'Answer quality: what can be known, and other worlds',
    how: `${ideal} people a line, every twenty with keys of their own. The ideal observer knows how both sorts of people answer and may mark 8% of the honest. Exactly balanced people answer tetrads and constructs as a coin does: nobody can tell the two apart. Seed ${seed}.`,
    rows: [
      countedRow(
        'every other answer at random, found by the ideal observer among honest people as keyed',
        best(1),
        ideal,
      ),
      countedRow(
        'every other answer at random, found by the ideal observer among honest people with questions 40% weaker',
        best(0.6),
        ideal,
      ),
      ...worlds,
    ],
  };
}

/** What sheets that say little do to the means of a group. */
export function weightTable(engine: GroupEngine, { teams, seed }: Effort): EvidenceTable {
  const groups = 5 * teams;
  const rows = (['balanced', 'random'] as const).flatMap((who): EvidenceRow[] => {
    const { kept, leftOut } = weighSheets(engine, who, groups, seed);
    const name = who === 'balanced' ? 'three are balanced in everything' : 'three pick behaviours at random';
    return [
      { what: `${name}: error of a mean in points, their sheets kept`, found: kept },
      { what: `${name}: the same, their sheets left out`, found: leftOut },
    ];
  });
  return {
    title: 'How much sheets that say little weigh in a group',
    how: `${groups} groups of 30 a line; root mean squared error of the mean of all thirty, over the behaviours. Seed ${seed}.`,
    rows,
  };
}

function loosened({ from, to }: { readonly from?: number; readonly to?: number }, slack: number) {
  // Quick simulations judge few people.
  return {
    ...(from === undefined ? {} : { from: from - 4 * slack }),
    ...(to === undefined ? {} : { to: to + 3 * slack }),
  };
}
