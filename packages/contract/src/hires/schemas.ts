import { z } from 'zod';
import { byLink } from '../assessment/schemas.ts';
import { certainty, difference, figure, namedFigure, withheld } from '../culture/figures.ts';
import { clearable, email, id, name, optional, prose, timestamp } from '../fields.ts';
import { answeredIn, verdict } from '../profiles/schemas.ts';
import type { Shape } from '../shape.ts';
import { interviewScores } from './words.ts';

/** A share from 0 to 100 with its 95% interval. */
const share = z.object({ value: z.number(), low: z.number(), high: z.number() });

export type Share = z.output<typeof share>;

/** With what others get beside the same team. */
const heldAgainst = share.extend({
  honest: share.describe('What honest people get who stand where this candidate may stand.'),
  random: share.describe('What sheets get that were filled in at random.'),
});

const notTold =
  'Null where a sheet filled in at random would get much the same, or the answers say too little.';

export const comparedTeam = z.object({
  id: z.string().describe('Of the department, or `whole`.'),
  name: z.string(),
  people: z.number().describe('Whose answers its figures hold.'),
});

export type ComparedTeam = z.output<typeof comparedTeam>;

const candidateDifference = difference.omit({ stands_out: true }).extend({
  certainty: certainty.describe(
    'Likely where the range leaves out zero; clear where it does with all that is compared taken into account.',
  ),
});

export type CandidateDifference = z.output<typeof candidateDifference>;

const candidateNames = {
  response_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  job_position: z.string(),
  vacancy: z.object({ id, title: z.string() }).nullable(),
  submitted_at: timestamp,
  ...answeredIn,
};

export const comparedCandidate = z.object({
  ...candidateNames,
  fit: share.nullable().describe(`How probable the profile is within the team’s spread. ${notTold}`),
  add: share
    .nullable()
    .describe(
      `How far it would move the team’s development areas towards balance; 50 is no change. ${notTold}`,
    ),
  differs: z
    .array(z.object({ key: z.string(), name: z.string(), side: z.enum(['more', 'less']) }))
    .describe('Competencies in which they clearly differ from the team, the furthest first.'),
  competencies: z
    .array(
      z.object({
        key: z.string(),
        candidate: figure,
        difference: candidateDifference
          .nullable()
          .describe('Candidate less team; null where the team is withheld.'),
      }),
    )
    .describe('All of them, in the order of `competencies` of the answer.'),
  follows_advertisement: z
    .boolean()
    .nullable()
    .describe(
      'Whether the answers follow what the advertisement asks for closely; null where it names nothing.',
    ),
  verdict: verdict.describe('Whether the answers can be relied on.'),
});

export type ComparedCandidate = z.output<typeof comparedCandidate>;

/** The candidates may be shown even where the team may not: then they stand there without it. */
const comparison = {
  /** `sample`: nobody has answered yet; candidates and team are those of the sample company, and marked. */
  state: z.enum(['figures', 'withheld', 'sample']),
  withheld: withheld.nullable().describe('Why the team cannot be shown.'),
  team: comparedTeam.nullable(),
  keys_version: z.string().describe('Of the keys: candidates and team are scored with the same.'),
  fair_use: z.string(),
};

const named = { key: z.string(), name: z.string(), definition: z.string() };

/** Where the team stands in one competency. */
const placedCompetency = z.object({
  ...named,
  team: figure.nullable().describe('Null where the team is withheld.'),
  spread: z.number().nullable().describe('Within the team: one standard deviation, in points.'),
});

export type PlacedCompetency = z.output<typeof placedCompetency>;

const hiresQuery = z.object({
  team: z
    .union([id, z.literal('whole')])
    .optional()
    .describe('Without it, the team of the vacancy where it has figures, else the whole company.'),
});

export const hiresAnswer = z.object({
  ...comparison,
  team_id: z.string().describe('Which of the teams this is about, also where it is withheld.'),
  sentence: z.string().describe('What the chart says, in one sentence.'),
  teams: z.array(z.object({ id: z.string(), name: z.string() })).describe('To compare with.'),
  competencies: z.array(placedCompetency),
  asked_for: z
    .array(z.string())
    .describe('Keys of the competencies that the vacancy names; empty over several vacancies.'),
  candidates: z.array(comparedCandidate),
  waiting: z.number().describe('Invited, and neither submitted nor declined yet.'),
  declined: z.number(),
  not_shown: z.number().describe('Submitted, but promised not to be shown to this role.'),
});

export type HiresAnswer = z.output<typeof hiresAnswer>;

export const candidateCompetency = z.object({
  ...named,
  candidate: figure,
  team: figure,
  spread: z.number().describe('Within the team: one standard deviation, in points.'),
  difference: candidateDifference.describe('Candidate less team.'),
});

export type CandidateCompetency = z.output<typeof candidateCompetency>;

const complement = z.object({
  ...named,
  points: z.number().describe('Candidate less team.'),
  probability: z.number().describe('That the candidate stands on the side that the team needs.'),
  text: z.string(),
});

const rating = z.object({
  score: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  label: z.string(),
  description: z.string(),
});

/** A question of the library, complete with its follow-ups and scale. */
export const sheetQuestion = z.object({
  id: z.number(),
  category: z.string(),
  skill: z.string(),
  text: z.string(),
  performance_follow_up: z.string(),
  attitude_follow_up: z.string(),
  ratings: z.array(rating),
});

export type SheetQuestion = z.output<typeof sheetQuestion>;

const interviewScore = z.union(interviewScores.map((score) => z.literal(score)));

const heard = {
  score: interviewScore.nullable().describe('Null where the interviewer gave none.'),
  notes: z.string(),
};

export const interviewRating = z.object({ question_id: z.number(), ...heard });

export type InterviewRating = z.output<typeof interviewRating>;

/** What came back from the interviewers. Each wrote without seeing the others. */
export const interviews = z.object({
  sentence: z.string().describe('How far they agree.'),
  sheets: z.array(
    z.object({
      id,
      interviewer: z.string(),
      expires_at: timestamp,
      opened: z.boolean(),
      handed_in_at: timestamp.nullable().describe('Before that nobody reads what stands in it.'),
      changed_at: timestamp.nullable().describe('The last change after it was handed in.'),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.number(),
      skill: z.string(),
      text: z.string(),
      scale: z.array(rating.omit({ description: true })),
      agrees: z.boolean().nullable().describe('Null where fewer than two gave a score.'),
      ratings: z.array(z.object({ interviewer: z.string(), ...heard })),
    }),
  ),
});

export type Interviews = z.output<typeof interviews>;

export const candidateAnswer = z.object({
  ...comparison,
  candidate: z.object({ ...candidateNames, company: z.string() }),
  sentence: z.string().describe('How they compare with the team.'),
  profile: z
    .array(namedFigure)
    .describe(
      'The candidate alone, by competency: the figures of the full profile, also where the team is withheld.',
    ),
  fit: heldAgainst.nullable().describe(`Null where the team is withheld. ${notTold}`),
  add: heldAgainst.nullable(),
  not_told: z.string().nullable().describe('Why fit or add is not shown beside a team.'),
  advertisement: z
    .string()
    .nullable()
    .describe('What to do where the answers follow the advertisement closely; never an accusation.'),
  quality: z.object({
    verdict,
    sentence: z.string(),
    reasons: z.array(z.string()).describe('What was seen in how the answers were given.'),
  }),
  competencies: z.array(candidateCompetency).describe('Empty where the team is withheld.'),
  complements: z
    .array(complement)
    .describe('Development areas of the team that the candidate would move most.'),
  questions: z
    .array(sheetQuestion.extend({ why: z.string() }))
    .describe(
      'Three to five, from the question library: first one on each competency that the vacancy names, then where they clearly differ from the team and where the full profile shows something out of balance; else where the answers leave the largest doubt.',
    ),
  interviews: interviews.nullable().describe('Null while nobody was given a sheet.'),
});

export type CandidateAnswer = z.output<typeof candidateAnswer>;

const candidateParams = z.object({ responseId: id });

export const interviewSheet = z.object({
  organisation: z.string(),
  logo_url: z.string().nullable(),
  candidate: z.string().describe('First and last name.'),
  job_position: z.string(),
  vacancy: z.string().nullable(),
  interviewer: z.string().describe('Whose sheet it is.'),
  ratings: z.array(interviewRating).describe('What this interviewer has saved.'),
  handed_in_at: timestamp.nullable(),
  questions: z.array(sheetQuestion),
  expires_at: timestamp,
});

export type InterviewSheet = z.output<typeof interviewSheet>;

export const sheetForm = z.object({
  interviewer: name(80),
  email: optional(email).describe('Where we send the link as well.'),
});

export const hiresSchemas = {
  getHires: {
    summary: 'Candidates beside a team: fit and add, each with its interval.',
    query: hiresQuery.extend({ vacancy: z.union([id, z.literal('none')]).optional() }),
    response: hiresAnswer,
  },
  getCandidate: {
    summary: 'One candidate beside a team. That it was opened is noted.',
    params: candidateParams,
    query: hiresQuery,
    response: candidateAnswer,
  },
  shareInterviewSheet: {
    summary:
      'A signed link to the interview sheet of one interviewer, the same again for the same name. It holds questions, and no figure of the candidate.',
    params: candidateParams,
    body: sheetForm,
    response: z.object({ url: z.string(), expires_at: timestamp }),
  },
  removeInterviewSheet: {
    summary: 'Remove a sheet that was not handed in, with what stands in it. 409 for one that was.',
    params: candidateParams.extend({ sheetId: id }),
  },
  getInterviewSheet: {
    ...byLink,
    summary: 'The interview sheet, by its signed link.',
    response: interviewSheet,
  },
  saveInterviewSheet: {
    ...byLink,
    summary: 'Save what the interviewer heard, for as long as the link works. Saving twice is saving once.',
    body: z.object({
      ratings: z
        .array(
          z.object({
            question_id: z.number().int(),
            score: interviewScore.nullable().optional().describe('Absent: as it is.'),
            notes: clearable(prose(4000)).optional().describe('Absent: as they are.'),
          }),
        )
        .max(10),
      hand_in: z.boolean().describe('From then on colleagues read it.'),
    }),
    response: z.object({ saved_at: timestamp, handed_in_at: timestamp.nullable() }),
  },
} as const satisfies Readonly<Record<string, Shape>>;
