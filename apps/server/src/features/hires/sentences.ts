import type { ComparedCandidate, ComparedTeam } from '@fourfold/contract/schemas';
import { say } from '@fourfold/words';
import { list } from '../culture/4-explain/sentences.ts';

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
    '{count, plural, =1 {One candidate} other {# candidates}} beside {team} ({people, plural, =1 {one person} other {# people}}).',
    { count, team: inWords(team), people: team.people },
  );
  return count === 1 ? beside : `${beside} ${toldApart(candidates)}`;
}

function toldApart(candidates: readonly ComparedCandidate[]): string {
  const [fit, add] = [apart(candidates, 'fit'), apart(candidates, 'add')];
  const clear = candidates.filter(({ differs }) => differs.length > 0).length;
  if (!fit && !add && clear > 0) {
    return say(
      '{clear, plural, =1 {One of them clearly differs} other {# of them clearly differ}} in a competency, so start there and ask.',
      { clear },
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

export interface CandidateFindings {
  readonly name: string;
  readonly team: string;
  /** Names of competencies that stand out, and on which side. */
  readonly above: readonly string[];
  readonly below: readonly string[];
  /** Names of behaviours in which the team is out of balance and the candidate stands on the other side. */
  readonly brings: { readonly more: readonly string[]; readonly less: readonly string[] };
}

/** What the page of one candidate says first. */
export const candidateSentence = (findings: CandidateFindings): string =>
  [besideTheTeam(findings), ...brought(findings)].join(' ');

/** In which direction, and why that helps: nobody complements a team in what both have too little of. */
function brought({ name, team, brings: { more, less } }: CandidateFindings): string[] {
  if (more.length + less.length === 0) return [say('No clear strengths that {team} lacks.', { team })];
  return [
    more.length > 0 &&
      say('{name} shows more {more}, of which {team} has too little.', { name, more: list(more), team }),
    less.length > 0 &&
      say('{name} shows less {less}, of which {team} has too much.', { name, less: list(less), team }),
  ].filter((sentence) => sentence !== false);
}

function besideTheTeam({ name, team, above, below }: CandidateFindings): string {
  const [more, less] = [list(above), list(below)];
  if (above.length > 0 && below.length > 0)
    return say('{name} clearly shows more {more} and less {less} than {team}.', { name, more, less, team });
  if (above.length > 0) return say('{name} clearly shows more {more} than {team}.', { name, more, team });
  if (below.length > 0) return say('{name} clearly shows less {less} than {team}.', { name, less, team });
  return say('{name} clearly differs from {team} in no competency.', { name, team });
}

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
    return say('Fit and add are not shown, because these answers say too little.');
  if (verdict === 'unreliable')
    return say('Fit and add are not shown, because these answers can’t be relied on.');
  if (fit !== null) {
    return say(
      'Add is not shown: a sheet filled in at random would get much the same. Start from the competencies and the questions below.',
    );
  }
  if (add !== null) {
    return say(
      'Fit is not shown: a sheet filled in at random would get much the same. Start from the competencies and the questions below.',
    );
  }
  return say(
    'Fit and add are not shown: a sheet filled in at random would get much the same. Start from the competencies and the questions below.',
  );
}

/** Why a question is asked: which behaviours the answers leave open. */
export const questionReason = (behaviours: readonly string[]): string =>
  say(
    '{count, plural, one {The answers leave open whether {behaviours} is in balance.} other {The answers leave open whether {behaviours} are in balance.}}',
    { count: behaviours.length, behaviours: list(behaviours) },
  );
