import { INTERVIEW_QUESTIONS, type InterviewQuestion } from '@fourfold/content';
import type {
  CandidateAnswer,
  CandidateCompetency,
  ComparedCandidate,
  ComparedTeam,
  Figure,
  LaterAnswers,
  PlacedCompetency,
  SheetQuestion,
} from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { loadMeasureTexts, loadQuestionnaire, type MeasureTexts, type Reason } from '@fourfold/measurement';
import { say, sentence } from '@fourfold/words';
import { spokenData } from '@fourfold/words/data';
import type {
  ComputedCandidate,
  ComputedCandidates,
  ComputedComparison,
} from '../culture/3-estimate/candidates.ts';
import { describeReason } from '../profile/describe-quality.ts';
import { type ChosenQuestion, chooseQuestions, doubtOf, type QuestionTopic } from './choose-questions.ts';
import type { ShownCandidate } from './hires.repository.ts';
import { readDifference } from './read-difference.ts';
import { candidateSentence, inWords, notToldSentence, questionReason, unknownSentence } from './sentences.ts';
import { differsOf, saysNothing, toldOf } from './told.ts';

type Verdict = ComparedCandidate['verdict'];

const verdictTexts: Record<Verdict, () => string> = {
  consistent: sentence('The answers are consistent.'),
  uninformative: sentence(
    'These answers say little. Someone who is balanced in most things would answer like this too, so find out more in the interview.',
  ),
  check: sentence(
    'Some of these answers contradict each other, or may have been chosen without reading the questions. Ask about them.',
  ),
  unreliable: sentence('These answers can’t be relied on.'),
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
  candidate: ComputedCandidate,
  team: ComputedCandidates['team'],
  texts: MeasureTexts,
): ComparedCandidate {
  const verdict = verdictOf(row);
  return {
    ...namesOf(row, later),
    ...besideOf(candidate, team, verdict, texts),
    verdict,
    follows_advertisement: candidate.follows,
  };
}

/** What a list shows of a candidate beside a team; without one, where they stand alone. */
export function besideOf(
  { figures, comparison }: Pick<ComputedCandidate, 'figures' | 'comparison'>,
  team: ComputedCandidates['team'],
  verdict: Verdict,
  texts: MeasureTexts,
): Pick<ComparedCandidate, 'fit' | 'add' | 'differs' | 'competencies'> {
  const competencies = Object.entries(figures).map(([key, candidate]) => {
    const [theirs, difference] = [team?.[key], comparison?.differences[key]];
    const isCompared = theirs !== undefined && difference !== undefined;
    return {
      key,
      candidate,
      difference: isCompared ? readDifference(candidate, theirs, difference, verdict) : null,
    };
  });
  if (comparison === null) return { fit: null, add: null, differs: [], competencies };
  return {
    ...toldOf(comparison, verdict),
    differs: differsOf(comparison, verdict, texts),
    competencies,
  };
}

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
    profile: Object.entries(texts.competencies).flatMap(([key, { name, definition }]) => {
      const figure = candidate.figures[key];
      return figure === undefined ? [] : [{ key, name, definition, figure }];
    }),
    quality: {
      verdict,
      sentence: verdictTexts[verdict](),
      reasons: ((row.reasons ?? []) as unknown as Reason[]).map(describeReason),
    },
    advertisement: candidate.follows ? messages.followsAdvertisement() : null,
    competencies,
    complements,
    questions: questionsFor(candidate, row, texts).map((chosen) => ({
      ...presentQuestion(chosen.question),
      why: questionReason(chosen),
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

/** Those of the library that fit what the vacancy names, what sets the candidate apart, and the largest doubts. */
export function questionsFor(
  { figures, behaviours, comparison }: Pick<ComputedCandidate, 'figures' | 'behaviours' | 'comparison'>,
  row: Pick<ShownCandidate, 'asked_for' | 'verdict'>,
  texts: MeasureTexts,
): ChosenQuestion[] {
  const verdict = verdictOf(row);
  const asked = row.asked_for ?? [];
  const doubts = Object.entries(behaviours).map(([key, { beyond }]) => ({
    key,
    name: texts.behaviours[key]?.name ?? key,
    doubt: doubtOf(beyond),
  }));
  const differs = comparison === null ? [] : differsOf(comparison, verdict, texts).map(({ key }) => key);
  const outOfBalance = saysNothing(verdict)
    ? []
    : findOutOfBalance({ figures, behaviours }, texts).filter(({ key }) => !differs.includes(key));
  const settled = [...differs, ...outOfBalance.map(({ key }) => key)];
  const topicOf = (key: string, why: QuestionTopic['why']): QuestionTopic => ({
    name: texts.competencies[key]?.name ?? key,
    why,
    behaviours: behavioursOf(key),
  });
  const topics = [
    ...differs.map((key) => ({ ...topicOf(key, 'differs'), isNamed: asked.includes(key) })),
    ...outOfBalance.map(({ key, found, behaviours: furthest }) => ({
      ...topicOf(key, 'out_of_balance'),
      ...{ found, behaviours: furthest, isNamed: asked.includes(key) },
    })),
    ...asked.filter((key) => !settled.includes(key)).map((key) => topicOf(key, 'named')),
  ];
  return chooseQuestions(INTERVIEW_QUESTIONS, doubts, { topics });
}

interface OutOfBalanceIn extends Required<Pick<QuestionTopic, 'found' | 'behaviours'>> {
  readonly key: string;
}

/**
 * What the full profile calls clearly or likely out of balance, by competency: first those that are so as a whole, then
 * those of which single behaviours are, the surest first.
 */
function findOutOfBalance(
  { figures, behaviours }: Pick<ComputedCandidate, 'figures' | 'behaviours'>,
  texts: MeasureTexts,
): OutOfBalanceIn[] {
  /** What the page says of the competency is what is asked about, however sure a single behaviour of it is. */
  const isClearly = ({ strength, isWhole = false }: Pick<Figure, 'strength'> & { isWhole?: boolean }) =>
    isWhole && strength === 'full';
  const isOut = ({ strength }: Pick<Figure, 'strength'>) => strength !== 'pale';
  const found = Object.entries(texts.competencies).flatMap(([key, { name }]) => {
    const whole = figures[key];
    const members = behavioursOf(key).flatMap((member) => {
      const figure = behaviours[member];
      return figure === undefined
        ? []
        : [{ ...figure, key: member, name: texts.behaviours[member]?.name ?? member }];
    });
    const [surest] = [...(whole === undefined ? [] : [{ ...whole, name, isWhole: true }]), ...members]
      .filter(isOut)
      .toSorted((a, b) => Number(isClearly(b)) - Number(isClearly(a)) || b.beyond - a.beyond);
    if (whole === undefined || surest === undefined) return [];
    const onThatSide = ({ side, beyond }: Figure) => (side === surest.side ? beyond : -beyond);
    const furthest = members.toSorted((a, b) => onThatSide(b) - onThatSide(a));
    return [{ key, isWhole: isOut(whole), found: surest, behaviours: furthest.map((one) => one.key) }];
  });
  return found.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.found.beyond - a.found.beyond);
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
    const shown = readDifference(own, theirs, difference, verdict);
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
        'The team has too little of it. The candidate scores {points, plural, one {# point} other {# points}} higher, which would help to balance the team.',
        { points },
      )
    : say(
        'The team has too much of it. The candidate scores {points, plural, one {# point} other {# points}} lower, which would help to balance the team.',
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
  if (team === null)
    return say('{name} has submitted their answers. There is no team to compare with yet.', { name });
  if (saysNothing(verdict)) return unknownSentence(name, inWords(team));
  const furthest = competencies.toSorted(
    (a, b) => Math.abs(b.difference.points) - Math.abs(a.difference.points),
  );
  const differing = (certainty: 'clear' | 'likely', side: 1 | -1) =>
    furthest.filter(
      ({ difference }) => difference.certainty === certainty && Math.sign(difference.points) === side,
    );
  return candidateSentence({
    name,
    team,
    above: differing('clear', 1),
    below: differing('clear', -1),
    likely: {
      above: differing('likely', 1).map((competency) => competency.name),
      below: differing('likely', -1).map((competency) => competency.name),
    },
    brings: {
      more: complements.filter(({ points }) => points > 0).map((complement) => complement.name),
      less: complements.filter(({ points }) => points < 0).map((complement) => complement.name),
    },
  });
}
