import type { MeasureKind, Question, QuestionText, Verdict } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import type { Value, Variable } from '../../kernel/exports/variables.ts';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import type { AnalysisParts } from './analysis-parts.ts';

export const kinds = ['employee', 'candidate'] as const;
export const forms = ['full', 'candidate', 'pulse'] as const;
export const verdicts = ['consistent', 'uninformative', 'check', 'unreliable'] as const;

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
  consistent: sentence('The answers hang together'),
  uninformative: sentence('The answers say little, and are kept'),
  check: sentence('To be looked at before anyone relies on them'),
  unreliable: sentence('Unreliable, left out of group results'),
};

export const valuesOf = <Key extends string>(
  keys: readonly Key[],
  labels: Readonly<Record<Key, () => string>>,
): Value[] => keys.map((key) => ({ key, label: labels[key]() }));

const said = {
  id: sentence('Answers of one person in one round'),
  person: sentence('Person'),
  samePerson: sentence('The same in every round, so rounds can be joined by it.'),
  firstName: sentence('First name'),
  lastName: sentence('Last name'),
  email: sentence('E-mail'),
  position: sentence('Position'),
  department: sentence('Department'),
  company: sentence('Company'),
  kind: sentence('Kind'),
  vacancy: sentence('Vacancy'),
  round: sentence('Round'),
  form: sentence('Form'),
  formMeaning: sentence(
    'What was not asked is empty. A pulse has no scores of one person’s single measures.',
  ),
  set: sentence('Set of a pulse’s questions'),
  version: sentence('Version of the questionnaire'),
  versionMeaning: sentence('Each version has questions of its own. Those of the others are empty.'),
  submitted: sentence('Submitted'),
  answered: sentence('Questions answered'),
  seconds: sentence('Seconds in all'),
  secondsMeaning: sentence('Until each question was first answered, breaks included.'),
  median: sentence('Median seconds a question'),
  verdict: sentence('Quality of the answers'),
  reasons: sentence('Reasons for doubt'),
  reasonsMeaning: sentence(
    'Any of: incomplete (few answers), mirrors (questions asked twice were answered differently), fit (answers contradict the person’s own picture), information, behaviours, perceptions, halves (random choices explain all, one half or the end of the answers as well), run, places (the same place on the screen too often), pace (faster than one can read).',
  ),
  keys: sentence('Version of the keys'),
  keysMeaning: sentence(
    'What the scores in this row were made with, the same as on the person’s page. A number alone names the authors’ keys of that version of the questionnaire.',
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
export const aboutVariables = (): Variable[] => [
  text('id', said.id(), 36),
  text('person', said.person(), 36, said.samePerson()),
  text('first_name', said.firstName(), 255),
  text('last_name', said.lastName(), 255),
  text('email', said.email(), 255),
  text('position', said.position(), 255),
  text('department', said.department(), 255),
  text('company', said.company(), 255),
  choice('kind', said.kind(), valuesOf(kinds, kindLabels)),
  text('vacancy', said.vacancy(), 255),
  number('round', said.round()),
  choice('form', said.form(), valuesOf(forms, formLabels), said.formMeaning()),
  number('question_set', said.set()),
  text('questionnaire', said.version(), 16, said.versionMeaning()),
  { name: 'submitted_at', label: said.submitted(), kind: 'moment' },
  number('answered', said.answered()),
  number('seconds', said.seconds(), 1, said.secondsMeaning()),
  number('seconds_median', said.median(), 1),
  choice('verdict', said.verdict(), valuesOf(verdicts, verdictLabels)),
  text('reasons', said.reasons(), 120, said.reasonsMeaning()),
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
  tendency: sentence('Which of four is closest to this person.'),
  construct: sentence('From one end (1) to the other (4).'),
  mirror: sentence('Asks {of} again in other words, for the quality alone: it is in no score.'),
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
  'In points. The likely range reaches 1.96 times this to either side. It counts the errors of answering and of the keys. The keys’ error is the same for everyone, so differences between people are more certain than this suggests.',
);
const scoreMeaning: Readonly<Record<MeasureKind, (values: { group: string; definition: string }) => string>> =
  {
    behaviour: sentence(
      '{definition} A behaviour of {group}, from 0 to 200: 100 is balanced, 40 points are one standard deviation.',
    ),
    perception: sentence(
      '{definition} A perception of {group}, from 0 to 200: 100 is the middle, 40 points are one standard deviation.',
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
    hundredths(column, name, meaning),
    hundredths(`${column}_se`, errorLabel({ name }), errorMeaning()),
  ]);
