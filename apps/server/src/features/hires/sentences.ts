import type { ComparedCandidate, ComparedTeam } from '@fourfold/contract/schemas';
import { list } from '../culture/4-explain/sentences.ts';

/** What stands above the charts of Hires, in plain words. No ranking: intervals that overlap are not put in order. */
export function hiresSentence(candidates: readonly ComparedCandidate[], team: ComparedTeam | null): string {
  const count = candidates.length;
  if (count === 0) return 'No candidate has submitted yet.';
  const who = count === 1 ? 'One candidate' : `${count} candidates`;
  if (team === null) return `${who} submitted. There is no team to compare with yet.`;
  const beside = `${who} beside ${inWords(team)} (${people(team.people)})`;
  if (count === 1) return `${beside}.`;
  if (candidates.every(({ fit, add }) => fit === null && add === null)) {
    return `${beside}. Sheets filled in at random would get much the same fit and add, so compare competencies and ask.`;
  }
  const [fit, add] = [apart(candidates, 'fit'), apart(candidates, 'add')];
  if (!fit && !add) return `${beside}. The answers don’t tell one from the other, so ask.`;
  const told = fit && add ? 'fit and in what they would add' : fit ? 'fit' : 'what they would add';
  return `${beside}. Some of them clearly differ in ${told}.`;
}

/** While the team may not be shown; why is said beside it. */
export function withheldSentence(count: number): string {
  if (count === 0) return 'No candidate has submitted yet.';
  const who = count === 1 ? 'One candidate has' : `${count} candidates have`;
  return `${who} submitted. The team to compare with is not shown.`;
}

/** A team as a sentence names it. */
export const inWords = ({ id, name }: Pick<ComparedTeam, 'id' | 'name'>) =>
  id === 'whole' ? 'the whole organisation' : name;

const people = (count: number) => (count === 1 ? 'one person' : `${count} people`);

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
  readonly complements: readonly string[];
}

/** What the page of one candidate says first. */
export function candidateSentence({ name, team, above, below, complements }: CandidateFindings): string {
  const differs = [
    ...(above.length === 0 ? [] : [`more ${list(above)}`]),
    ...(below.length === 0 ? [] : [`less ${list(below)}`]),
  ];
  const first =
    differs.length === 0
      ? `${name} stands within what ${team} shows in every competency, as far as the answers can tell.`
      : `${name} shows ${differs.join(' and ')} than ${team}.`;
  const second =
    complements.length === 0
      ? `No clear strengths that ${team} lacks.`
      : `Most likely to complement ${team} in ${list(complements)}.`;
  return `${first} ${second}`;
}

/** Why fit or add is not shown; null where both are. */
export function notToldSentence(
  { fit, add }: Pick<ComparedCandidate, 'fit' | 'add'>,
  verdict: ComparedCandidate['verdict'],
): string | null {
  if (fit !== null && add !== null) return null;
  if (verdict === 'uninformative') return 'Fit and add are not shown, because these answers say too little.';
  if (verdict === 'unreliable') return 'Fit and add are not shown, because these answers can’t be relied on.';
  const what = fit !== null ? 'Add is' : add !== null ? 'Fit is' : 'Fit and add are';
  return `${what} not shown: a sheet filled in at random would get much the same. Start from the competencies and the questions below.`;
}

/** Why a question is asked: which behaviours the answers leave open. */
export function questionReason(behaviours: readonly string[]): string {
  return `The answers leave open whether ${list(behaviours)} ${behaviours.length === 1 ? 'is' : 'are'} in balance.`;
}
