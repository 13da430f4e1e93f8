import constructs from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import { readingGrade } from '@fourfold/measurement/questionnaire/reading.ts';
import { compareRaters, shareNamed } from '../items/compare-readers.ts';
import { perceptionByLine } from '../items/construct-keys.ts';
import { joinRatings, joinSheets, type Sheet } from '../items/read-so-far.ts';
import type { BehaviourGuess } from '../items/reader-questions.ts';
import { readItemFile, readSheets } from '../items/reading-files.ts';
import { judgeDesign } from '../matched-design/judge-design.ts';
import type { MatchedQuestion } from '../matched-design/matched-questionnaire.ts';

interface ChosenLine {
  readonly key: string;
  readonly stem: string;
  readonly favourable: string;
  readonly other: string;
  readonly wording: number;
  readonly discomfort: number;
  readonly discomfortOfBoth: number;
}

/**
 * What readers said of version 2's acts and lines: how each was understood, how good acts sound, how uncomfortable ends
 * are, and how far readers agree.
 *
 * Example: `factsOfReaders()['options of one question differ by at most']` is `0.60`.
 */
export function factsOfReaders(): Readonly<Record<string, string>> {
  return { ...factsOfActs(), ...factsOfLines() };
}

function factsOfActs(): Record<string, string> {
  const pool: Record<string, readonly string[]> = readItemFile('tendency/pool.json');
  const design: readonly MatchedQuestion[] = readItemFile('tendency/design.json');
  const options = design.flatMap((question) => question.options);
  const asked = new Set(options.map(({ id }) => id));
  const { apart, withSecondSide } = judgeDesign(design, []);
  const guesses = [...readSheets<BehaviourGuess>('tendency', 'behaviour').values()].map(joinSheets);
  const aloud = [...readSheets<string>('tendency', 'aloud').values()].map(joinSheets);
  const stops = Object.keys(aloud[0] ?? {}).filter(
    (id) => aloud.filter((sheet) => sheet[id]?.answer !== '').length > 1,
  );
  const agreement = (['colleague', 'application'] as const).flatMap((question) =>
    compareRaters([...readSheets<number>('tendency', question).values()].map(joinRatings)),
  );
  const correlations = agreement.map(({ agrees }) => agrees);
  const grades = design.flatMap(({ stem, options: own }) =>
    own.map(({ text }) => readingGrade([`${stem} ${text}`])),
  );
  const wordsOf = options.map(({ text }) => text.split(' ').length);
  return {
    'acts written': String(Object.values(pool).flat().length),
    'acts that two readers stopped at': String(stops.length),
    'options with a second side': String(withSecondSide),
    'options of one question differ by at most': apart.toFixed(2),
    'options read as keyed': percent(
      guesses.map((sheet) =>
        shareNamed(only(sheet, asked), ({ shows }, id) => shows.includes(id.slice(0, id.lastIndexOf('.')))),
      ),
    ),
    'lowest agreement of raters': Math.min(...correlations).toFixed(2),
    'highest agreement of raters': Math.max(...correlations).toFixed(2),
    'hardest tendency question': Math.max(...grades).toFixed(1),
    'words of an option': (wordsOf.reduce((sum, words) => sum + words, 0) / wordsOf.length).toFixed(1),
  };
}

function factsOfLines(): Record<string, string> {
  const lines: readonly ChosenLine[] = readItemFile('construct/lines.json');
  const pool: Record<string, readonly unknown[]> = readItemFile('construct/pool.json');
  const perceptionOf = perceptionByLine(constructs);
  const asked = new Set(
    lines.flatMap(({ key, wording }) => ['favourable', 'other'].map((end) => `${key}.${wording}.${end}`)),
  );
  const favour = [...readSheets<number>('construct', 'favour').values()].map(joinRatings);
  const guesses = [...readSheets<string[]>('construct', 'perception').values()].map(joinSheets);
  const seen = favour.map((sheet) => {
    const ratings = lines.map(({ key, wording }) =>
      ['favourable', 'other'].map((end) => sheet[`${key}.${wording}.${end}`]?.answer ?? Number.NaN),
    );
    return ratings.filter(([good = 0, other = 0]) => good > other).length / lines.length;
  });
  const mean = (of: (line: ChosenLine) => number): string =>
    (lines.reduce((sum, line) => sum + of(line), 0) / lines.length).toFixed(1);
  const grades = lines.flatMap(({ stem, favourable, other }) =>
    [favourable, other].map((end) => readingGrade([`${stem} ${end}`])),
  );
  return {
    'wordings of lines': String(Object.values(pool).flat().length),
    'mean discomfort of an end': mean(({ discomfortOfBoth }) => discomfortOfBoth),
    'mean discomfort of a harder end': mean(({ discomfort }) => discomfort),
    'highest discomfort of an end': Math.max(...lines.map(({ discomfort }) => discomfort)).toFixed(1),
    'favourable ends seen': percent(seen),
    'perceptions of ends read as keyed': percent(
      guesses.map((sheet) =>
        shareNamed(only(sheet, asked), (guess, id) =>
          guess.includes(perceptionOf.get(id.slice(0, id.indexOf('.'))) ?? ''),
        ),
      ),
    ),
    'hardest line': Math.max(...grades).toFixed(1),
  };
}

function only<Answer>(sheet: Sheet<Answer>, ids: ReadonlySet<string>): Sheet<Answer> {
  return Object.fromEntries(Object.entries(sheet).filter(([id]) => ids.has(id)));
}

function percent(shares: readonly number[]): string {
  return `${Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length)}%`;
}
