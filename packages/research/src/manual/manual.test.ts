import { readdirSync, readFileSync } from 'node:fs';
import { compileGroups } from '@fourfold/measurement/group/group-engine.ts';
import { loadMeasureTexts } from '@fourfold/measurement/questionnaire/load-measure-texts.ts';
import { DESIGN_VERSION, loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { describe, expect, it } from 'vitest';
import { fillChapter, PLACE, type Sources } from './fill-chapter.ts';
import { measureScales } from './measure-scales.ts';
import { readPrinted } from './printed-figures.ts';
import { type ManualFigures, readChapters, simulatedFigures, writeManual } from './write-manual.ts';

const folder = new URL('../../../../docs/manual/', import.meta.url);
const figures: ManualFigures = JSON.parse(
  readFileSync(new URL('../../manual/scales.json', import.meta.url), 'utf8'),
);
const chapters = [...readChapters()];

describe('the technical manual', () => {
  it('is what npm run manual writes from its chapters, the data and the printed figures', async () => {
    const written = writeManual(await loadMeasureTexts('en'), figures);
    expect(readdirSync(folder).toSorted()).toEqual([...written.keys()].toSorted());
    for (const [name, text] of written) expect(readFileSync(new URL(name, folder), 'utf8'), name).toBe(text);
  });

  it('is repeated on a candidate’s page: how far answers can be dressed up', () => {
    const said = new URL('../../../content/src/simulated/simulated.json', import.meta.url);
    expect(JSON.parse(readFileSync(said, 'utf8'))).toEqual(simulatedFigures());
    expect(Object.values(simulatedFigures()).every(Number.isFinite)).toBe(true);
  });

  it.each(chapters)('has no number in %s that no command printed', (_, text) => {
    const own = text
      .replace(/## References[\s\S]*/, '')
      .replace(PLACE, '')
      .replace(/\(?\b(?:19|20)\d\d\b\)?/g, '')
      .replace(/^\d\. /gm, '');
    expect(own.match(/\d+/g) ?? []).toEqual([]);
  });

  it('tells the scales as the measurement knows them now', () => {
    const trial = { people: 60, groups: 6, peopleInGroup: 30, seed: 'test' };
    const now = measureScales(compileGroups(loadQuestionnaire()), trial);
    expect(now.map(({ key }) => key)).toEqual(figures.scales.map(({ key }) => key));
    const mean = (of: (scale: (typeof now)[number]) => number, scales: typeof now) =>
      scales.reduce((sum, scale) => sum + of(scale), 0) / scales.length;
    for (const [of, slack] of [
      [(scale: (typeof now)[number]) => scale.error, 1.5],
      [(scale: (typeof now)[number]) => scale.range, 2],
      [(scale: (typeof now)[number]) => scale.inGroup.error, 1],
      [(scale: (typeof now)[number]) => scale.inGroup.range, 2],
    ] as const)
      expect(Math.abs(mean(of, now) - mean(of, figures.scales))).toBeLessThan(slack);
  }, 60_000);

  it('lists the questionnaire in use among the changes', () => {
    expect(readFileSync(new URL('changes.md', folder), 'utf8')).toContain(
      `\n| ${DESIGN_VERSION} | All tendency questions are new.`,
    );
  });
});

describe('a chapter', () => {
  const sources: Sources = {
    fact: new Map([['questions', '154']]),
    table: new Map(),
    evidence: readPrinted(
      '# x\n\n## One person\n\nHow.\n\n| what | found |\n| --- | --- |\n| inside: all | 0.941 |\n',
    ),
    certificate: readPrinted(
      '# y\n\n## Part\n\n| what | figures | found |\n| --- | --- | --- |\n| mean | 84 | 0.9 |\n',
    ),
  };

  it('takes its numbers from where they were printed', () => {
    expect(fillChapter('{fact: questions}, {evidence: One person / inside: all}', sources)).toBe(
      '154, 0.941',
    );
    expect(fillChapter('{certificate: Part / mean}', sources)).toBe('0.9');
  });

  it('finds a figure by its line and its column', () => {
    const grid =
      '# x\n\n## Faking\n\nHow.\n\n|  | noticed (0.05 or less) | points |\n| --- | --- | --- |\n| honest | 0.013 (4 of 300) | -0.241 |\n| three asked for, picked | 1.000, 0.6 or more | |\n';
    const figures = readPrinted(grid);
    expect(figures.get('Faking / honest: noticed')).toBe('0.013');
    expect(figures.get('Faking / honest: points')).toBe('-0.241');
    expect(figures.get('Faking / three asked for, picked: noticed')).toBe('1.000');
  });

  it('rounds a figure where it is asked to', () => {
    expect(fillChapter('{evidence: One person / inside: all as percent}', sources)).toBe('94.1%');
    expect(fillChapter('{evidence: One person / inside: all as correlation}', sources)).toBe('0.94');
    expect(fillChapter('{certificate: Part / mean as points}', sources)).toBe('0.9');
  });

  it('is refused where it names what no command printed', () => {
    expect(() => fillChapter('{evidence: One person / outside}', sources)).toThrow('“One person / outside”');
  });
});
