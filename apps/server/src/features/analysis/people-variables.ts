import type { MeasureKind, Question, QuestionText, Verdict } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import type { Value, Variable } from '../../kernel/exports/variables.ts';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import type { AnalysisParts } from './analysis-parts.ts';

export const kinds = ['employee', 'candidate'] as const;
export const forms = ['full', 'candidate', 'pulse'] as const;
export const verdicts = ['consistent', 'uninformative', 'check', 'unreliable'] as const;

export const yesAndNo = ['yes', 'no'] as const;

const yesAndNoLabels = { yes: sentence('Yes'), no: sentence('No') };
const kindLabels: Readonly<Record<(typeof kinds)[number], () => string>> = {
  employee: sentence('Employee'),
  candidate: sentence('Candidate'),
};
const formLabels: Readonly<Record<(typeof forms)[number], () => string>> = {
  full: sentence('Full questionnaire'),
  candidate: sentence('Questions for candidates'),
  pulse: sentence('Pulse'),
};
const verdictLabels: Readonly<Record<Verdict, () => string>> = {
  consistent: sentence('The answers are consistent'),
  uninformative: sentence('Answers say too little, but still count'),
  check: sentence('Read with care: look at the reasons first'),
  unreliable: sentence('Can’t be relied on, left out of group results'),
};

export const valuesOf = <Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<Key, () => string>>,
): Value[] => keys.map((key) => ({ key, label: labels[key]() }));

const said = {
  id: sentence('Answers of one person in one round'),
  rowMeaning: sentence(
    'A row holds what one person answered in one round. Even without names, it is personal data. The mean of a column is not the group’s score on the screen. The description of each score says why.',
  ),
  person: sentence('Person'),
  samePerson: sentence('The same in every round, so it can be used to match a person’s rows across rounds.'),
  firstName: sentence('First name'),
  lastName: sentence('Last name'),
  email: sentence('E-mail'),
  position: sentence('Position'),
  positionMeaning: sentence(
    'The position that was entered for this person in this round. Empty if none was entered.',
  ),
  department: sentence('Department'),
  company: sentence('Company'),
  kind: sentence('Kind'),
  vacancy: sentence('Vacancy'),
  vacancyMeaning: sentence('What a candidate was invited for. Empty for employees.'),
  round: sentence('Round'),
  roundMeaning: sentence(
    'Rounds are numbered from 1. Pulses between rounds have negative numbers, the first −1, the next −2, and so on.',
  ),
  form: sentence('Form'),
  formMeaning: sentence(
    'The columns for questions that were not asked are empty. In a pulse, nobody gets an individual score for a single measure.',
  ),
  set: sentence('Which set of questions a pulse asked'),
  setMeaning: sentence(
    'A pulse asks each person one of several sets of questions. This is the number of the set, from 1. Empty for other forms.',
  ),
  version: sentence('Version of the questionnaire'),
  versionMeaning: sentence(
    'Each version has its own questions. The columns for questions from other versions are empty.',
  ),
  submitted: sentence('Submitted'),
  answered: sentence('Questions answered'),
  answeredMeaning: sentence(
    'How many questions have an answer, including those asked twice to check quality.',
  ),
  seconds: sentence('Seconds in all'),
  secondsMeaning: sentence(
    'The total time for all questions, each counted until it was first answered. Breaks are included.',
  ),
  median: sentence('Median seconds per question'),
  medianMeaning: sentence(
    'The median time for a question, counted until it was first answered. A break hardly moves it.',
  ),
  verdict: sentence('Quality of the answers'),
  reasons: sentence('Reasons for doubt'),
  reasonsMeaning: sentence(
    'One or more of these words. “incomplete”: few answers. “mirrors”: questions asked twice were answered differently. “fit”: individual answers contradict the picture that all the answers together give. “information”: random choices would explain the answers just as well. “behaviours”, “perceptions” and “halves”: like “information”, but only for the answers about behaviours, about perceptions or in the second half. “run” and “places”: the same place on the screen was chosen too often. “pace”: faster than anyone can read.',
  ),
  counted: sentence('Counts in group results'),
  countedMeaning: sentence(
    '“No” for candidates and for answers that can’t be relied on. Answers that were left out can be included again on the Culture page. That changes the page, not this file.',
  ),
  keys: sentence('Version of the scoring keys'),
  keysMeaning: sentence(
    'The scoring keys that the scores in this row were calculated with, the same as on the person’s page. If there is only a number, these are the authors’ own keys for the questionnaire version with that number.',
  ),
};

const text = (name: string, label: string, bytes: number, meaning?: string): Variable => ({
  name,
  label,
  kind: { bytes },
  ...(meaning === undefined ? {} : { meaning }),
});
const number = (name: string, label: string, decimals = 0, meaning?: string): Variable => ({
  name,
  label,
  kind: 'number',
  decimals,
  ...(meaning === undefined ? {} : { meaning }),
});
const hundredths = (name: string, label: string, meaning: string): Variable => ({
  ...number(name, label, 2, meaning),
  kind: 'hundredths',
});
const choice = (name: string, label: string, values: readonly Value[], meaning?: string): Variable => ({
  ...number(name, label, 0, meaning),
  values,
});

/** In the order of the cells that `about` writes. */
export const aboutVariables = (names: 'with' | 'without'): Variable[] => [
  text('id', said.id(), 36, said.rowMeaning()),
  text('person', said.person(), 36, said.samePerson()),
  ...(names === 'with'
    ? [
        text('first_name', said.firstName(), 255),
        text('last_name', said.lastName(), 255),
        text('email', said.email(), 255),
      ]
    : []),
  text('position', said.position(), 255, said.positionMeaning()),
  text('department', said.department(), 255),
  text('company', said.company(), 255),
  choice('kind', said.kind(), valuesOf(kinds, kindLabels)),
  text('vacancy', said.vacancy(), 255, said.vacancyMeaning()),
  number('round', said.round(), 0, said.roundMeaning()),
  choice('form', said.form(), valuesOf(forms, formLabels), said.formMeaning()),
  number('question_set', said.set(), 0, said.setMeaning()),
  text('questionnaire', said.version(), 16, said.versionMeaning()),
  { name: 'submitted_at', label: said.submitted(), kind: 'moment' },
  number('answered', said.answered(), 0, said.answeredMeaning()),
  number('seconds', said.seconds(), 1, said.secondsMeaning()),
  number('seconds_median', said.median(), 1, said.medianMeaning()),
  choice('verdict', said.verdict(), valuesOf(verdicts, verdictLabels)),
  text('reasons', said.reasons(), 120, said.reasonsMeaning()),
  choice('counted', said.counted(), valuesOf(yesAndNo, yesAndNoLabels), said.countedMeaning()),
  text('keys', said.keys(), 64, said.keysMeaning()),
];

/** A question of any of the versions that were answered. */
export interface AskedQuestion {
  readonly key: string;
  readonly kind: Question['kind'];
  readonly mirrorOf: string | null;
  readonly text: QuestionText;
  readonly versions: readonly string[];
}

/** The questions of all these versions. One that several share has one key in all of them. */
export function questionsOf(asked: AskedQuestionnaire, versions: readonly string[]): AskedQuestion[] {
  const found = new Map<string, AskedQuestion>();
  for (const version of versions) {
    const { design, texts } = asked.of({ design_version: version, form: 'full', question_set: 0 });
    for (const { key, kind, mirrorOf } of design.questions) {
      const text = texts.get(key);
      if (text === undefined) continue;
      const before = found.get(key)?.versions ?? [];
      found.set(key, { key, kind, mirrorOf, text, versions: [...before, version] });
    }
  }
  return [...found.values()];
}

const inVersions = sentence<{ versions: string }>('Asked in version {versions} of the questionnaire.');
const kindWords: Readonly<Record<Question['kind'], (values: { of: string }) => string>> = {
  tendency: sentence('Which of the four options describes this person best.'),
  construct: sentence('From one end of the scale (1) to the other (4).'),
  mirror: sentence(
    'Asks {of} again in other words, only to check the quality of the answers: it doesn’t count towards any score.',
  ),
};

/** The option’s place, which is the same for everyone: on the screen options of a tendency question are shuffled. */
export const answerVariables = (questions: readonly AskedQuestion[]): Variable[] =>
  questions.map(({ key, kind, mirrorOf, text: { text: label, options }, versions }) =>
    choice(
      key,
      label,
      options.map((option) => ({ key: option.key, label: option.text })),
      [kindWords[kind]({ of: mirrorOf ?? '' }), inVersions({ versions: versions.join(', ') })].join(' '),
    ),
  );

const prefixes: Readonly<Record<MeasureKind, 'b' | 'p'>> = { behaviour: 'b', perception: 'p' };
const errorLabel = sentence<{ name: string }>('{name}: standard error');
const errorMeaning = sentence(
  'In points. The likely range reaches 1.96 times this on either side of the score. It allows for error in the answers and in the scoring keys. The keys’ error is the same for everyone, so differences between people are more certain than this suggests.',
);
const notTheGroup = sentence(
  'A group’s score on the screen is not the mean of this column. The mean of people’s scores is closer to the balanced range than the group’s score, because each person gives only a few answers. The group’s score is estimated from everyone’s answers at once.',
);
const groupScoreMeaning: Readonly<Record<MeasureKind, (values: { definition: string }) => string>> = {
  behaviour: sentence('{definition} A competency, the mean of its six behaviours.'),
  perception: sentence('{definition} A domain, the mean of its six perceptions.'),
};
const scoreMeaning: Readonly<Record<MeasureKind, (values: { group: string; definition: string }) => string>> =
  {
    behaviour: sentence(
      '{definition} A behaviour in the competency “{group}”. Scores run from 0 to 200: 100 is balanced, and 40 points is one standard deviation.',
    ),
    perception: sentence(
      '{definition} A perception in the domain “{group}”. Scores run from 0 to 200: 100 is the middle, and 40 points is one standard deviation.',
    ),
  };

export interface NamedMeasure {
  readonly kind: MeasureKind;
  readonly key: string;
  /** What its column is called. */
  readonly column: string;
  readonly name: string;
  readonly meaning: string;
}

/** All 168, behaviours first, in the order in which estimates are stored. */
export function measuresOf({
  questionnaire,
  words: { measures },
}: Pick<AnalysisParts, 'questionnaire' | 'words'>): NamedMeasure[] {
  return (['behaviour', 'perception'] as const).flatMap((kind) =>
    questionnaire.models[kind].measures.map(({ key, group }) => {
      const [own, groups] =
        kind === 'behaviour'
          ? [measures.behaviours[key], measures.competencies[group]]
          : [measures.perceptions[key], measures.domains[group]];
      const definition = own?.definition ?? '';
      return {
        kind,
        key,
        column: `${prefixes[kind]}_${key}`,
        name: own?.name ?? key,
        meaning: scoreMeaning[kind]({ group: groups?.name ?? group, definition }),
      };
    }),
  );
}

export const scoreVariables = (parts: Pick<AnalysisParts, 'questionnaire' | 'words'>): Variable[] =>
  measuresOf(parts).flatMap(({ column, name, meaning }) => [
    hundredths(column, name, `${meaning} ${notTheGroup()}`),
    hundredths(`${column}_se`, errorLabel({ name }), errorMeaning()),
  ]);

const groupPrefixes: Readonly<Record<MeasureKind, 'c' | 'd'>> = { behaviour: 'c', perception: 'd' };

/** The 14 competencies, then the 14 domains. */
export const groupScoreVariables = ({
  questionnaire,
  words: { measures },
}: Pick<AnalysisParts, 'questionnaire' | 'words'>): Variable[] =>
  (['behaviour', 'perception'] as const).flatMap((kind) =>
    questionnaire.models[kind].groups.flatMap(({ key }) => {
      const text = (kind === 'behaviour' ? measures.competencies : measures.domains)[key];
      const [column, name] = [`${groupPrefixes[kind]}_${key}`, text?.name ?? key];
      const meaning = groupScoreMeaning[kind]({ definition: text?.definition ?? '' });
      return [
        hundredths(column, name, `${meaning} ${notTheGroup()}`),
        hundredths(`${column}_se`, errorLabel({ name }), errorMeaning()),
      ];
    }),
  );
