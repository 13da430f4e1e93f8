import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBasis } from '../../../../testing/report-basis.ts';
import type { Figure, ReportBasis } from '../../results/report-basis.ts';
import { checkDraft } from '../check-draft.ts';
import { takeMarks } from './marks.ts';

const playfulness: Figure = {
  ...{ key: 'playfulness', kind: 'behaviour', name: 'Playfulness', group: null, band: 'overactivated' },
  ...{ score: 150, low: 110, high: 190, beyond: 97 },
};
const figures = [playfulness];
const summary = { overactivated: null, developmentAreas: [] };
const basis: ReportBasis = {
  ...emptyBasis,
  areas: ['playfulness'],
  results: { figures, summary, verdict: 'consistent', reasons: [], version: '1' },
};
const check = (raw: string) => {
  const { text, marks } = takeMarks(raw, figures);
  return { text, ...checkDraft(text, basis, { marks }) };
};

describe('the marks of a writer', () => {
  it('are read and taken out, wherever a sentence begins', () => {
    const { text, marks } = takeMarks(
      'Dear Rosa,\n\n- [less: Playfulness] Leave the confetti at home.\n- [neither] Meet in May. [MORE: playfulness] Go on.',
      figures,
    );
    expect(text).toBe('Dear Rosa,\n\n- Leave the confetti at home.\n- Meet in May. Go on.');
    expect(marks).toEqual([
      { sentence: '- Leave the confetti at home.', key: 'playfulness', said: 'less' },
      { sentence: '- Meet in May.', key: null, said: 'neither' },
      { sentence: 'Go on.', key: 'playfulness', said: 'more' },
    ]);
  });

  it('tell what the words do not: advice that no list of words can read is compared by its mark', () => {
    const [right, wrong, unmarked] = ['[less: Playfulness] ', '[more: Playfulness] ', ''].map((mark) =>
      check(`${mark}Bring the confetti on Friday.`),
    );
    expect(right?.comparison).toMatchObject({
      compared: 0,
      by_judge: 0,
      by_mark: 1,
      not_compared: [],
      silent: [],
    });
    expect(right?.findings).toEqual([]);
    expect(wrong?.findings).toMatchObject([{ kind: 'direction', from: 0 }]);
    expect(unmarked?.comparison).toMatchObject({ by_mark: 0, silent: ['Playfulness'] });
    expect(unmarked?.comparison?.not_compared).toHaveLength(1);
  });

  it('do not hide a sentence whose plain words say the opposite', () => {
    expect(check('[less: Playfulness] Show more Playfulness.').findings).toMatchObject([
      { kind: 'direction' },
    ]);
  });

  it('hold for the sentence as it was written alone', () => {
    const { marks } = takeMarks('[less: Playfulness] Bring the confetti on Friday.', figures);
    const { comparison } = checkDraft('Bring the confetti on Monday.', basis, { marks });
    expect(comparison?.not_compared).toHaveLength(1);
  });

  it('are never half seen while a text grows, and the text grows only at its end', () => {
    const raw = 'Dear Rosa. [less: Playfulness] Leave it. **[neither]** See [this] and [more]. Bye.';
    const whole = takeMarks(raw, figures).text;
    expect(whole).toBe('Dear Rosa. Leave it. See [this] and [more]. Bye.');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: raw.length }), (length) => {
        const { text } = takeMarks(raw.slice(0, length), figures);
        expect(whole.startsWith(text.replace(/\*+$/, ''))).toBe(true);
      }),
    );
  });
});
