import firstConstructs from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import constructs from '@fourfold/measurement/data/constructs-2.json' with { type: 'json' };
import firstTexts from '@fourfold/measurement/data/en/constructs.json' with { type: 'json' };
import constructTexts from '@fourfold/measurement/data/en/constructs-2.json' with { type: 'json' };
import tendencyTexts from '@fourfold/measurement/data/en/tendency-2.json' with { type: 'json' };
import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
import tendency from '@fourfold/measurement/data/tendency-2.json' with { type: 'json' };
import { words } from '@fourfold/measurement/questionnaire/reading.ts';
import { describe, expect, it } from 'vitest';
import lines from '../../items/construct/lines.json' with { type: 'json' };
import design from '../../items/tendency/design.json' with { type: 'json' };
import { judgeAct } from '../matched-design/candidates.ts';
import { judgeDesign } from '../matched-design/judge-design.ts';
import { mostApart, mostBeside } from '../matched-design/matched-rules.ts';
import { judgeWordings } from './choose-wordings.ts';
import { perceptionByLine } from './construct-keys.ts';
import type { Sheet } from './read-so-far.ts';
import type { BehaviourGuess } from './reader-questions.ts';
import { readAnswers, readRatings } from './reading-files.ts';
import { versionTwo } from './version-2.ts';

/**
 * What version 2 asks is what readers read, and holds by their sheets what was wanted of it. Version 1 has the same test
 * beside its data. That stems and acts, and lines, read at grade 6 or lower is held in `match-stems.test.ts` and
 * `construct-pool.test.ts`.
 */
const keys = measures.competencies.flatMap(({ behaviours }) => behaviours.map(({ key }) => key));
const readersOfActs = {
  colleague: readRatings('tendency', 'colleague'),
  application: readRatings('tendency', 'application'),
  behaviour: readAnswers<BehaviourGuess>('tendency', 'behaviour'),
  aloud: [],
  edited: [],
};
const readersOfLines = {
  discomfort: readRatings('construct', 'discomfort'),
  favour: readRatings('construct', 'favour'),
  perception: readAnswers<string[]>('construct', 'perception'),
};
const acts = design.flatMap(({ options }) => options);
const judgedActs = acts.map(({ id }) => judgeAct(id, readersOfActs, keys));
const perceptionOf = perceptionByLine(firstConstructs);
const judgedLines = lines.map(({ key, wording }) =>
  judgeWordings(key, perceptionOf.get(key) ?? '', wording, readersOfLines).find(
    (judged) => judged.wording === wording,
  ),
);

/** The texts that fewer than four of the readers have read in these very words. */
function readByFew(
  sheets: readonly Sheet<unknown>[],
  texts: readonly { readonly id: string; readonly text: string }[],
): string[] {
  const few = texts.filter(({ id, text }) => sheets.filter((sheet) => sheet[id]?.text === text).length < 4);
  return few.map(({ id, text }) => `${id}: ${text}`);
}

describe('version 2', () => {
  const { files, missing } = versionTwo(design, lines, { constructs: firstConstructs, texts: firstTexts });

  it('asks the acts and lines that were chosen, in their words and by their keys', () => {
    expect(tendency).toEqual(files['tendency-2.json']);
    expect(tendencyTexts).toEqual(files['en/tendency-2.json']);
    expect(constructs).toEqual(files['constructs-2.json']);
    expect(constructTexts).toEqual(files['en/constructs-2.json']);
  });

  it('lacks nothing', () => {
    expect(missing).toEqual([]);
  });
});

describe('the acts that are asked', () => {
  it.each(['colleague', 'application', 'behaviour'] as const)(
    'were read in these very words by four readers or more who were asked of %s',
    (question) => {
      expect(readByFew(readersOfActs[question], acts)).toEqual([]);
    },
  );

  it('have the key that readers saw in them', () => {
    const seen = judgedActs.map(({ primary, secondary, sign }) => ({
      primary: keys[primary],
      secondary: sign === 0 ? null : { measure: keys[secondary], sign },
    }));
    expect(acts.map(({ primary, secondary }) => ({ primary, secondary }))).toEqual(seen);
  });

  it('sound as good as their readers say', () => {
    expect(judgedActs.map(({ sounds }) => sounds)).toEqual(
      acts.map(({ sounds }) => sounds.map((rating) => expect.closeTo(rating, 6))),
    );
  });

  it('show their behaviour to 85% of readers or more, each among three guesses', () => {
    expect(acts.filter((_, at) => (judgedActs[at]?.named ?? 0) < 0.85).map(({ text }) => text)).toEqual([]);
  });

  it('sound about as good as those beside them, and as those of other behaviours, in either context', () => {
    const asRead = design.map((question, at) => ({
      ...question,
      options: question.options.map((option, place) => ({
        ...option,
        sounds: judgedActs[4 * at + place]?.sounds ?? [],
      })),
    }));
    const { tooFarApart, beside } = judgeDesign(asRead, keys);
    expect([mostApart, mostBeside]).toEqual([0.6, 0.4]);
    expect(tooFarApart).toEqual([]);
    expect(beside).toEqual([]);
  });

  it('have at most eight words', () => {
    expect(acts.filter(({ text }) => words(text).length > 8).map(({ text }) => text)).toEqual([]);
  });
});

describe('the lines that are asked', () => {
  it.each(['discomfort', 'favour', 'perception'] as const)(
    'were read at both ends in these very words by four readers or more who were asked of %s',
    (question) => {
      const ends = lines.flatMap(({ key, wording, stem, favourable, other }) => [
        { id: `${key}.${wording}.favourable`, text: `${stem} … ${favourable}` },
        { id: `${key}.${wording}.other`, text: `${stem} … ${other}` },
      ]);
      expect(readByFew(readersOfLines[question], ends)).toEqual([]);
    },
  );

  it('pass, with the figures that their readers give them', () => {
    expect(judgedLines).toEqual(
      lines.map(({ wording, discomfort, discomfortOfBoth, favoured, recognised }) => ({
        wording,
        discomfort: expect.closeTo(discomfort, 6),
        discomfortOfBoth: expect.closeTo(discomfortOfBoth, 6),
        favoured: expect.closeTo(favoured, 6),
        recognised: expect.closeTo(recognised, 6),
        passes: true,
      })),
    );
  });

  it('have ends that are not uncomfortable to choose: 3 of 7 on average, none above 4.5', () => {
    const harder = judgedLines.map((line) => line?.discomfort ?? Number.NaN);
    const both = judgedLines.map((line) => line?.discomfortOfBoth ?? Number.NaN);
    expect(Math.max(...harder)).toBeLessThanOrEqual(4.5);
    expect(both.reduce((sum, mean) => sum + mean, 0) / both.length).toBeLessThanOrEqual(3);
  });
});
