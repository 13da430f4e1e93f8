import { INTERVIEW_QUESTIONS, type InterviewQuestion } from '@fourfold/content';
import type {
  CandidateAnswer,
  CandidateCompetency,
  ComparedCandidate,
  ComparedTeam,
  Difference,
  LaterAnswers,
  PlacedCompetency,
  SheetQuestion,
} from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { loadMeasureTexts, loadQuestionnaire, type MeasureTexts } from '@fourfold/measurement';
import { say, sentence } from '@fourfold/words';
import { spokenData } from '@fourfold/words/data';
import type {
  ComputedCandidate,
  ComputedCandidates,
  ComputedComparison,
} from '../culture/3-estimate/candidates.ts';
import { type ChosenQuestion, chooseQuestions, doubtOf, type QuestionTopic } from './choose-questions.ts';
import type { ShownCandidate } from './hires.repository.ts';
import { candidateSentence, inWords, notToldSentence, questionReason, unknownSentence } from './sentences.ts';
import { differsOf, saysNothing, toldOf } from './told.ts';

type Verdict = ComparedCandidate['verdict'];

const verdictTexts: Record<Verdict, () => string> = {
  consistent: sentence('The answers are consistent.'),
  uninformative: sentence(
    'These answers say little. Someone who is balanced in most things answers like this too, so ask.',
  ),
  check: sentence('Some of these answers may not have been read, or contradict each other. Ask about them.'),
  unreliable: sentence('These answers can’t be relied on. Ask instead.'),
};

const namesOf = (row: ShownCandidate, later: LaterAnswers | null) => ({
  response_id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  job_position: row.job_position,
  vacancy: row.vacancy_id === null ? null : { id: row.vacancy_id, title: row.vacancy ?? '' },
  submitted_at: row.submitted_at.toISOString(),
  round: row.round,
  superseded_by: later,
});

const verdictOf = ({ verdict }: Pick<ShownCandidate, 'verdict'>) => (verdict ?? 'consistent') as Verdict;

export function presentCompared(
  row: ShownCandidate,
  later: LaterAnswers | null,
  { figures, comparison, follows }: ComputedCandidate,
  texts: MeasureTexts,
): ComparedCandidate {
  const verdict = verdictOf(row);
  return {
    ...namesOf(row, later),
    ...besideOf({ figures, comparison }, verdict, texts),
    verdict,
    follows_advertisement: follows,
  };
}

/** What a list shows of a candidate beside a team; without one, where they stand alone. */
export function besideOf(
  { figures, comparison }: Pick<ComputedCandidate, 'figures' | 'comparison'>,
  verdict: Verdict,
  texts: MeasureTexts,
): Pick<ComparedCandidate, 'fit' | 'add' | 'differs' | 'competencies'> {
  const competencies = Object.entries(figures).map(([key, candidate]) => {
    const { spread: _, ...difference } = comparison?.differences[key] ?? { spread: 0 };
    return { key, candidate, difference: 'points' in difference ? clearOf(difference, verdict) : null };
  });
  if (comparison === null) return { fit: null, add: null, differs: [], competencies };
  return {
    ...toldOf(comparison, verdict),
    differs: differsOf(comparison, verdict, texts),
    competencies,
  };
}

/** Of answers that say nothing no difference is clear. */
const clearOf = (difference: Difference, verdict: Verdict): Difference => ({
  ...difference,
  stands_out: difference.stands_out && !saysNothing(verdict),
});

/** Where the team stands; without one, the names alone. */
export function placeTeam(
  { team, candidates }: ComputedCandidates,
  { competencies }: Pick<MeasureTexts, 'competencies'>,
): PlacedCompetency[] {
  const compared = candidates[0]?.comparison ?? null;
  return Object.entries(competencies).map(([key, { name, definition }]) => ({
    ...{ key, name, definition },
    team: team?.[key] ?? null,
    spread: compared?.differences[key]?.spread ?? null,
  }));
}

type Presented = Omit<
  CandidateAnswer,
  'state' | 'withheld' | 'team' | 'keys_version' | 'fair_use' | 'interviews'
>;

export async function presentCandidate(
  row: ShownCandidate,
  later: LaterAnswers | null,
  computed: ComputedCandidates,
  team: ComparedTeam | null,
): Promise<Presented> {
  const texts = await spokenData(loadMeasureTexts);
  const [candidate] = computed.candidates;
  if (candidate === undefined) throw new Error('Nobody was computed.');
  const verdict = verdictOf(row);
  const competencies = presentCompetencies(candidate, computed.team, texts, verdict);
  const complements = saysNothing(verdict) ? [] : presentComplements(candidate, texts);
  return {
    candidate: { ...namesOf(row, later), company: row.company },
    sentence: sentenceOf(row.first_name, verdict, team, competencies, complements),
    ...presentShares(candidate.comparison, verdict),
    quality: { verdict, sentence: verdictTexts[verdict]() },
    advertisement: candidate.follows ? messages.followsAdvertisement() : null,
    competencies,
    complements,
    questions: questionsFor(candidate, row, texts).map(({ question, about, topic }) => ({
      ...presentQuestion(question),
      why: questionReason(
        about.slice(0, 2).map(({ name }) => name),
        topic,
      ),
    })),
  };
}

/** Fit and add with what others get, each null where it is not told, and why. */
function presentShares(
  comparison: ComputedComparison | null,
  verdict: Verdict,
): Pick<CandidateAnswer, 'fit' | 'add' | 'not_told'> {
  if (comparison === null) return { fit: null, add: null, not_told: null };
  const told = toldOf(comparison, verdict);
  const held = (of: 'fit' | 'add') => {
    const { honest, random } = comparison[of];
    return told[of] && { ...told[of], honest, random };
  };
  return { fit: held('fit'), add: held('add'), not_told: notToldSentence(told, verdict) };
}

/** The three of the library that fit what sets the candidate apart, what the vacancy names, and the largest doubts. */
export function questionsFor(
  { behaviours, comparison }: Pick<ComputedCandidate, 'behaviours' | 'comparison'>,
  row: Pick<ShownCandidate, 'asked_for' | 'verdict'>,
  texts: MeasureTexts,
): ChosenQuestion[] {
  const doubts = Object.entries(behaviours).map(([key, { beyond }]) => ({
    key,
    name: texts.behaviours[key]?.name ?? key,
    doubt: doubtOf(beyond),
  }));
  const differs =
    comparison === null ? [] : differsOf(comparison, verdictOf(row), texts).map(({ key }) => key);
  const named = (row.asked_for ?? []).filter((key) => !differs.includes(key));
  const topicOf = (key: string, why: QuestionTopic['why']): QuestionTopic => ({
    name: texts.competencies[key]?.name ?? key,
    why,
    behaviours: behavioursOf(key),
  });
  const topics = [
    ...differs.map((key) => topicOf(key, 'differs')),
    ...named.map((key) => topicOf(key, 'named')),
  ];
  return chooseQuestions(INTERVIEW_QUESTIONS, doubts, { topics });
}

function behavioursOf(competency: string): string[] {
  const { groups, measures } = loadQuestionnaire().models.behaviour;
  const members = groups.find(({ key }) => key === competency)?.members ?? [];
  return members.flatMap((member) => measures[member]?.key ?? []);
}

export const presentQuestion = (question: InterviewQuestion): SheetQuestion => ({
  id: question.id,
  category: question.category,
  skill: question.skill,
  text: question.text,
  performance_follow_up: question.performanceFollowUp,
  attitude_follow_up: question.attitudeFollowUp,
  ratings: question.ratings.map(({ score, label, description }) => ({ score, label, description })),
});

function presentCompetencies(
  { figures, comparison }: ComputedCandidate,
  team: ComputedCandidates['team'],
  { competencies }: MeasureTexts,
  verdict: Verdict,
): CandidateCompetency[] {
  if (team === null || comparison === null) return [];
  return Object.entries(comparison.differences).flatMap(([key, { spread, ...difference }]) => {
    const [own, theirs, text] = [figures[key], team[key], competencies[key]];
    if (own === undefined || theirs === undefined || text === undefined) return [];
    const { name, definition } = text;
    const shown = clearOf(difference, verdict);
    return [{ key, name, definition, candidate: own, team: theirs, spread, difference: shown }];
  });
}

function presentComplements(
  { comparison }: ComputedCandidate,
  { behaviours }: MeasureTexts,
): CandidateAnswer['complements'] {
  return (comparison?.complements ?? []).flatMap(({ key, points, probability }) => {
    const text = behaviours[key];
    if (text === undefined) return [];
    return [
      { key, name: text.name, definition: text.definition, points, probability, text: complement(points) },
    ];
  });
}

function complement(difference: number): string {
  const points = Math.round(Math.abs(difference));
  return difference > 0
    ? say(
        'The team has too little of it. The candidate shows {points, plural, one {# point} other {# points}} more, towards balance.',
        { points },
      )
    : say(
        'The team has too much of it. The candidate shows {points, plural, one {# point} other {# points}} less, towards balance.',
        { points },
      );
}

function sentenceOf(
  name: string,
  verdict: Verdict,
  team: ComparedTeam | null,
  competencies: readonly CandidateCompetency[],
  complements: CandidateAnswer['complements'],
): string {
  if (team === null) return say('{name} has submitted. There is no team to compare with yet.', { name });
  if (saysNothing(verdict)) return unknownSentence(name, inWords(team));
  const standing = (side: 1 | -1) =>
    competencies.filter(({ difference }) => difference.stands_out && Math.sign(difference.points) === side);
  return candidateSentence({
    name,
    team: inWords(team),
    above: standing(1),
    below: standing(-1),
    brings: {
      more: complements.filter(({ points }) => points > 0).map((complement) => complement.name),
      less: complements.filter(({ points }) => points < 0).map((complement) => complement.name),
    },
  });
}
