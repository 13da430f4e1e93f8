import type { Block, Guide, Part } from '../guides/types.ts';
import { CANDIDATE_INSTRUCTION, type InterviewQuestion, READ_TO_CANDIDATE } from './types.ts';

/** Questions chosen for one interview, by skill: on screen, on paper and as a document alike. */
export function kitQuestions(
  questions: readonly InterviewQuestion[],
  chosen: ReadonlySet<number>,
): InterviewQuestion[] {
  return questions.filter(({ id }) => chosen.has(id)).toSorted(bySkill);
}

/** By the alphabet, letter by letter: a phone takes long to get its own rules of sorting ready. */
export function bySkill(a: InterviewQuestion, b: InterviewQuestion): number {
  const [one, other] = [a.skill.toLowerCase(), b.skill.toLowerCase()];
  return Number(one > other) - Number(one < other);
}

/** The kit as a document to write in: a page for each question. */
export function interviewKit(questions: readonly InterviewQuestion[]): Guide {
  return {
    key: 'interview-kit',
    title: 'Interview sheet',
    subtitle: questions.length === 1 ? 'One question' : `${questions.length} questions`,
    parts: [beforeBegin, ...questions.map(questionPart)],
    references: [],
  };
}

/** The kit to paste elsewhere: each question with its follow-ups. */
export function interviewKitText(questions: readonly InterviewQuestion[]): string {
  return questions
    .map(({ category, skill, text, performanceFollowUp, attitudeFollowUp }) =>
      [`${category}: ${skill}`, `1. ${text}`, `2. ${performanceFollowUp}`, `3. ${attitudeFollowUp}`].join(
        '\n',
      ),
    )
    .join('\n\n');
}

/** What makes two interviewers hear the same thing. */
export const KIT_RULES: readonly string[] = [
  'Ask every candidate for the same role the same questions, in the same order.',
  'Write down what was said, in the candidate’s words, and score after the interview.',
  'Score against the scale, each on your own, before you talk to the other interviewers. Scores of 2 and 4 lie between two descriptions.',
];

const beforeBegin: Part = {
  title: 'Before you begin',
  blocks: [
    { kind: 'form', fields: [{ label: 'Candidate' }, { label: 'Interviewer' }, { label: 'Date' }] },
    { kind: 'note', title: READ_TO_CANDIDATE, text: CANDIDATE_INSTRUCTION },
    {
      kind: 'list',
      items: KIT_RULES,
    },
  ],
};

function questionPart({ category, skill, ...question }: InterviewQuestion): Part {
  const { text, performanceFollowUp, attitudeFollowUp, ratings } = question;
  const scale: Block =
    ratings.length === 0
      ? { kind: 'text', text: 'No rating scale defined.' }
      : {
          kind: 'table',
          head: ['Score', 'Description'],
          rows: ratings.map(({ score, label, description }) => [`${score}. ${label}`, description]),
          widths: [0.28, 0.72],
        };
  return {
    title: `${category}: ${skill}`,
    newPage: true,
    blocks: [
      { kind: 'list', ordered: true, items: [text, performanceFollowUp, attitudeFollowUp] },
      scale,
      { kind: 'form', fields: [{ label: 'Score (1 to 5)' }, { label: 'Notes', lines: 12 }] },
    ],
  };
}
