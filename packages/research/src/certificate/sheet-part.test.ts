import { loadQuestionnaire } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { describe, expect, it } from 'vitest';
import { missedIn } from './certificate-row.ts';
import { sampleHere } from './sample-here.ts';
import { type SampledSheet, sheetPart } from './sheet-part.ts';
import { drawSheets } from './sheets.ts';
import { writeDown } from './write-down.ts';

const questionnaire = loadQuestionnaire();
const sheets = drawSheets(questionnaire, 'behaviour', 6, 'test');
const sampled = sampleHere(writeDown(questionnaire, 'behaviour', sheets), 'test');
const missedWith = (found: readonly SampledSheet[]) =>
  missedIn([
    sheetPart('a sampler', 'test', sheets.length, [{ kind: 'behaviour', sheets, sampled: found }]),
  ]).map(({ what }) => what);

describe('what is said of an answer sheet', () => {
  it('is what the long-run sampler finds in the whole posterior', () => {
    expect(missedWith(sampled)).toEqual([]);
  });

  it('misses where the sampler finds another mean, spread or share', () => {
    const changed = (change: (value: number) => number, of: 'mean' | 'deviation' | 'inside') =>
      missedWith(
        sampled.map((sheet) => ({
          ...sheet,
          measures: { ...sheet.measures, [of]: sheet.measures[of].map(change) },
        })),
      );
    expect(changed((mean) => mean + 0.1, 'mean')).toContain(
      'behaviours: mean of the posterior, root mean square difference',
    );
    expect(changed((deviation) => deviation * 1.1, 'deviation')).toHaveLength(1);
    expect(changed((share) => share - 0.03, 'inside')).toContain(
      'behaviours: share of the posterior inside the 95% interval, mean',
    );
  });

  it('misses where sheets were lost or the sampler doubts its draws', () => {
    expect(missedWith(sampled.slice(1))).toContain('behaviours: sheets');
    expect(missedWith(sampled.map((sheet) => ({ ...sheet, astray: 1 })))).toContain(
      'behaviours: divergent draws, as the sampler counts them',
    );
  });
});
