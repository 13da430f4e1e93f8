import type { ComparedCandidate, ComparedTeam, Figure } from '@fourfold/contract/schemas';
import { say, sentence } from '@fourfold/words';
import { list } from '../culture/4-explain/sentences.ts';
import type { QuestionTopic } from './choose-questions.ts';

/** What stands above the charts of Hires, in plain words. No ranking: intervals that overlap are not put in order. */
export function hiresSentence(candidates: readonly ComparedCandidate[], team: ComparedTeam | null): string {
  const count = candidates.length;
  if (count === 0) return say('No candidate has submitted yet.');
  if (team === null) {
    return say(
      '{count, plural, =1 {One candidate} other {# candidates}} submitted. There is no team to compare with yet.',
      { count },
    );
  }
  const beside = say(
    '{count, plural, =1 {One candidate} other {# candidates}} compared with {team} ({people, plural, =1 {one person} other {# people}}).',
    { count, team: inWords(team), people: team.people },
  );
  return count === 1 ? beside : `${beside} ${toldApart(candidates, inWords(team))}`;
}

function toldApart(candidates: readonly ComparedCandidate[], team: string): string {
  const [fit, add] = [apart(candidates, 'fit'), apart(candidates, 'add')];
  const clear = candidates.filter(({ differs }) => differs.length > 0);
  if (!fit && !add && clear.length > 0) {
    return say(
      '{count, plural, =1 {{names} clearly differs} other {{names} clearly differ}} from {team}. Ask about that first.',
      { count: clear.length, names: whoAndIn(clear), team },
    );
  }
  if (candidates.every(({ fit: own, add: brought }) => own === null && brought === null)) {
    return say('None of them clearly differs from the team, so ask.');
  }
  if (!fit && !add) return say('The answers don’t tell one from the other, so ask.');
  if (!add) return say('Some of them clearly differ in fit.');
  return fit
    ? say('Some of them clearly differ in fit and in what they would add.')
    : say('Some of them clearly differ in what they would add.');
}

const mostNamed = 3;

/** Each with the competencies in which they differ; of many the first few. */
function whoAndIn(clear: readonly ComparedCandidate[]): string {
  const named = clear
    .slice(0, mostNamed)
    .map(
      ({ first_name, last_name, differs }) =>
        `${first_name} ${last_name} (${list(differs.map(({ name }) => name))})`,
    );
  const more = clear.length - named.length;
  return list(more > 0 ? [...named, say('{more, number} more', { more })] : named);
}

/** While the team may not be shown; why is said beside it. */
export const withheldSentence = (count: number): string =>
  say(
    '{count, plural, =0 {No candidate has submitted yet.} =1 {One candidate has submitted. The team to compare with is not shown.} other {# candidates have submitted. The team to compare with is not shown.}}',
    { count },
  );

/** A team as a sentence names it. */
export const inWords = ({ id, name }: Pick<ComparedTeam, 'id' | 'name'>) =>
  id === 'whole' ? say('the whole organisation') : name;

/** Whether any two ranges that are told lie apart. */
function apart(candidates: readonly ComparedCandidate[], of: 'fit' | 'add'): boolean {
  const shares = candidates.map((candidate) => candidate[of]).filter((share) => share !== null);
  return (
    shares.length > 1 &&
    Math.max(...shares.map(({ low }) => low)) > Math.min(...shares.map(({ high }) => high))
  );
}

/** A competency in which the candidate clearly differs from the team. */
export interface StandsOut {
  readonly name: string;
  readonly candidate: Pick<Figure, 'score' | 'band'>;
  readonly team: Pick<Figure, 'score' | 'band'>;
}

export interface CandidateFindings {
  readonly name: string;
  readonly team: string;
  /** Competencies that stand out, and on which side. */
  readonly above: readonly StandsOut[];
  readonly below: readonly StandsOut[];
  /** Names of behaviours in which the team is out of balance and the candidate stands on the other side. */
  readonly brings: { readonly more: readonly string[]; readonly less: readonly string[] };
}

/** What the page of one candidate says first. */
export const candidateSentence = (findings: CandidateFindings): string =>
  [besideTheTeam(findings), ...brought(findings)].join(' ');

/** In which direction, and why that helps: nobody complements a team in what both have too little of. */
function brought({ name, team, brings: { more, less } }: CandidateFindings): string[] {
  if (more.length + less.length === 0)
    return [say('{name} shows no clear strength that {team} lacks.', { name, team })];
  return [
    more.length > 0 &&
      say('{name} shows more {more}, of which {team} has too little.', { name, more: list(more), team }),
    less.length > 0 &&
      say('{name} shows less {less}, of which {team} has too much.', { name, less: list(less), team }),
  ].filter((sentence) => sentence !== false);
}

function besideTheTeam({ name, team, above, below }: CandidateFindings): string {
  if (above.length + below.length === 0)
    return say('{name} clearly differs from {team} in no competency.', { name, team });
  const isContrast = ({ team: theirs }: StandsOut) => theirs.band !== 'balanced';
  const contrasts = [...above, ...below].filter(isContrast);
  const namesOf = (side: readonly StandsOut[]) =>
    side.filter((one) => !isContrast(one)).map((one) => one.name);
  const [more, less] = [namesOf(above), namesOf(below)];
  return [
    ...contrasts.map((one) => contrast(name, team, one)),
    ...(more.length > 0 ? [higher({ name, team, count: more.length, names: list(more) })] : []),
    ...(less.length > 0 ? [lower({ name, team, count: less.length, names: list(less) })] : []),
  ].join(' ');
}

type Standing = {
  readonly name: string;
  readonly team: string;
  readonly count: number;
  readonly names: string;
};

const higher = sentence<Standing>(
  '{name}’s {names} {count, plural, =1 {score is} other {scores are}} clearly higher than {team}’s.',
);
const lower = sentence<Standing>(
  '{name}’s {names} {count, plural, =1 {score is} other {scores are}} clearly lower than {team}’s.',
);

/** Where the team is not balanced, “lower” alone would sound like a lack, and “higher” like a gain. */
function contrast(
  name: string,
  team: string,
  { name: competency, candidate, team: theirs }: StandsOut,
): string {
  const own = ownStanding[candidate.band]({ name, competency, score: Math.round(candidate.score) });
  return `${own} ${capitalised(outOfBalance[theirs.band]({ team, score: Math.round(theirs.score) }))}`;
}

const ownStanding: Record<
  Figure['band'],
  (of: { name: string; competency: string; score: number }) => string
> = {
  underactivated: sentence('{name}’s {competency} is far too low ({score, number}).'),
  low: sentence('{name}’s {competency} is too low ({score, number}).'),
  balanced: sentence('{name}’s {competency} is balanced ({score, number}).'),
  high: sentence('{name}’s {competency} is too high ({score, number}).'),
  overactivated: sentence('{name}’s {competency} is far too high ({score, number}).'),
};

const outOfBalance: Record<Figure['band'], (of: { team: string; score: number }) => string> = {
  underactivated: sentence('{team}’s is far too low ({score, number}).'),
  low: sentence('{team}’s is too low ({score, number}).'),
  balanced: sentence('{team}’s is balanced ({score, number}).'),
  high: sentence('{team}’s is too high ({score, number}).'),
  overactivated: sentence('{team}’s is far too high ({score, number}).'),
};

const capitalised = (text: string) => `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`;

/** The same of answers that say little or cannot be relied on. */
export const unknownSentence = (name: string, team: string): string =>
  say('These answers can’t tell how {name} compares with {team}. Ask instead.', { name, team });

/** Why fit or add is not shown; null where both are. */
export function notToldSentence(
  { fit, add }: Pick<ComparedCandidate, 'fit' | 'add'>,
  verdict: ComparedCandidate['verdict'],
): string | null {
  if (fit !== null && add !== null) return null;
  if (verdict === 'uninformative')
    return say('“Fit” and “Add” are not shown, because these answers say too little.');
  if (verdict === 'unreliable')
    return say('“Fit” and “Add” are not shown, because these answers can’t be relied on.');
  if (fit !== null) {
    return say(
      '“Add” is not shown, because random answers would give much the same result. Start with the competencies and the questions below.',
    );
  }
  if (add !== null) {
    return say(
      '“Fit” is not shown, because random answers would give much the same result. Start with the competencies and the questions below.',
    );
  }
  return say(
    '“Fit” and “Add” are not shown, because random answers would give much the same result. Start with the competencies and the questions below.',
  );
}

/** Why a question is asked: where the candidate clearly differs, what the vacancy names, or what the answers leave open. */
export function questionReason(behaviours: readonly string[], topic: QuestionTopic | null): string {
  if (topic?.why === 'differs')
    return say('This is about {competency}, where there is a clear difference from the team.', {
      competency: topic.name,
    });
  const open = say(
    '{count, plural, one {It is unclear from the answers whether {behaviours} is balanced.} other {It is unclear from the answers whether {behaviours} are balanced.}}',
    { count: behaviours.length, behaviours: list(behaviours) },
  );
  return topic === null
    ? open
    : `${say('The vacancy asks for {competency}.', { competency: topic.name })} ${open}`;
}
