import { readingGrade } from '@fourfold/measurement/questionnaire/reading.ts';
import type { JudgedWording } from '../items/choose-wordings.ts';
import { compareRaters, shareNamed } from '../items/compare-readers.ts';
import { judgeAfterwards, type ReadAfterwards } from '../items/read-afterwards.ts';
import type { Sheet } from '../items/read-so-far.ts';
import type { BehaviourGuess } from '../items/reader-questions.ts';
import { readAfterwards, readAnswers, readItemFile, readRatings } from '../items/reading-files.ts';
import { isAsked, readSounding, sharedStumbles } from '../items/shared-stumbles.ts';
import type { ChosenLine } from '../items/version-2.ts';
import { objectionsTo } from '../matched-design/candidates.ts';
import { judgeDesign } from '../matched-design/judge-design.ts';
import type { MatchedQuestion } from '../matched-design/matched-questionnaire.ts';
import { mostApart, mostBeside } from '../matched-design/matched-rules.ts';

/**
 * What readers said of the questionnaire's words, counted in their sheets (`packages/research/items`).
 *
 * Example: `factsOfReaders(behaviours)['options of a question differ by at most']` is `0.59`.
 */
export function factsOfReaders(behaviours: readonly string[]): Readonly<Record<string, string>> {
  return { ...factsOfActs(behaviours), ...factsOfFreshReaders(), ...factsOfLines(), ...factsOfStumbles() };
}

function factsOfActs(behaviours: readonly string[]) {
  const design: MatchedQuestion[] = readItemFile('tendency/design.json');
  const options = design.flatMap((question) => question.options);
  const taken = new Set(options.map(({ id }) => id));
  const judged = judgeDesign(design, behaviours);
  const written = Object.values<unknown[]>(readItemFile('tendency/pool.json')).flat().length;
  const aloud = readAnswers<string>('tendency', 'aloud');
  const stopped = Object.keys(aloud[0] ?? {}).filter((id) => objectionsTo(id, aloud) > 1);
  const edited = readAnswers<string>('tendency', 'edited');
  const unedited = options.filter(({ id, text }) => edited.every((sheet) => sheet[id]?.text !== text));
  const guesses = readAnswers<BehaviourGuess>('tendency', 'behaviour').map((sheet) => only(sheet, taken));
  const named = guesses.map((sheet) =>
    shareNamed(sheet, ({ shows }, id) => shows.includes(id.slice(0, id.lastIndexOf('.')))),
  );
  const agreement = (['colleague', 'application'] as const).flatMap((question) =>
    compareRaters(readRatings('tendency', question)).map(({ agrees }) => agrees),
  );
  const grades = design.flatMap(({ stem, options: own }) =>
    own.map(({ text }) => readingGrade([`${stem} ${text}`])),
  );
  return {
    'acts written': count(written),
    'acts that two readers stopped at': count(stopped.length),
    'options of a question differ by at most': judged.apart.toFixed(2),
    'options of a question may differ by': String(mostApart),
    'a behaviour may differ from all by': String(mostBeside),
    'options with a second side': String(judged.withSecondSide),
    'options that no editor has read': String(unedited.length),
    'options read as keyed': percent(Math.min(...named)),
    'words of an option': (options.flatMap(({ text }) => text.split(' ')).length / options.length).toFixed(1),
    'hardest grade of a question': Math.max(...grades).toFixed(1),
    'readers of good sound': String(agreement.length),
    'lowest agreement of a rater with the others': Math.min(...agreement).toFixed(2),
    'highest agreement of a rater with the others': Math.max(...agreement).toFixed(2),
  };
}

/** What readers made of the acts who came when these had been chosen. */
function factsOfFreshReaders() {
  const design: MatchedQuestion[] = readItemFile('tendency/design.json');
  const [colleague, application] = (['colleague', 'application'] as const).map((question) =>
    judgeAfterwards(design, readAfterwards('tendency', question)),
  ) as [ReadAfterwards, ReadAfterwards];
  return {
    'fresh questions': String(Math.min(colleague.questions, application.questions)),
    'fresh colleague apart': colleague.apart.toFixed(2),
    'fresh colleague beyond': String(colleague.beyond),
    'fresh colleague by chance': colleague.byChance.toFixed(2),
    'fresh colleague any four': colleague.anyFour.toFixed(2),
    'fresh application apart': application.apart.toFixed(2),
    'fresh application beyond': String(application.beyond),
    'fresh application by chance': application.byChance.toFixed(2),
    'fresh application any four': application.anyFour.toFixed(2),
  };
}

function factsOfLines() {
  const pool: Readonly<Record<string, readonly unknown[]>> = readItemFile('construct/pool.json');
  const lines: readonly JudgedWording[] = readItemFile('construct/lines.json');
  const mean = (of: (line: JudgedWording) => number) =>
    lines.reduce((sum, line) => sum + of(line), 0) / lines.length;
  return {
    'wordings of lines written': count(Object.values(pool).flat().length),
    'mean discomfort of the ends': mean(({ discomfortOfBoth }) => discomfortOfBoth).toFixed(1),
    'mean discomfort of the harder ends': mean(({ discomfort }) => discomfort).toFixed(1),
    'highest discomfort of an end': Math.max(...lines.map(({ discomfort }) => discomfort)).toFixed(1),
    'favourable ends read as keyed': percent(mean(({ favoured }) => favoured)),
    'perceptions read as keyed': percent(mean(({ recognised }) => recognised)),
  };
}

/** The reason beside what two or more readers of a whole form stumbled over, in a reading before the last. */
const stumbledBefore = /readers of the whole form stumbled over it$/;

/** What is asked though two or more readers of a whole form stumbled over it, in the last reading or one before. */
function factsOfStumbles() {
  const design: MatchedQuestion[] = readItemFile('tendency/design.json');
  const lines: (ChosenLine & JudgedWording)[] = readItemFile('construct/lines.json');
  const reasons = (pool: string): Readonly<Record<string, string>> =>
    readItemFile(`${pool}/read-aloud.json`).leftOut;
  const [ofActs, ofLines] = [reasons('tendency'), reasons('construct')];
  const last = [...sharedStumbles(readSounding())]
    .filter(([, told]) => told.some((stumble) => isAsked(stumble, design, lines)))
    .map(([place]) => place);
  const acts = design.flatMap(({ options }) => options.map(({ text }) => text));
  const stumbled = (reason = '', place: string) => stumbledBefore.test(reason) || last.includes(place);
  return {
    'options asked that two readers stumbled over': fewInWords(
      acts.filter((text) => stumbled(ofActs[text], text)).length,
    ),
    'lines asked': count(lines.length),
    'lines asked that two readers stumbled over': fewInWords(
      lines.filter(({ key, wording }) => stumbled(ofLines[`${key}.${wording}`], key)).length,
    ),
  };
}

const only = <Answer>(sheet: Sheet<Answer>, taken: ReadonlySet<string>): Sheet<Answer> =>
  Object.fromEntries(Object.entries(sheet).filter(([id]) => taken.has(id)));

const count = (value: number) => value.toLocaleString('en-GB');
const fewInWords = (value: number) => ['none', 'one'][value] ?? count(value);
const percent = (share: number) => `${Math.round(100 * share)}%`;
