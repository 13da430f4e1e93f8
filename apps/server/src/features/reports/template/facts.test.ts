import { describe, expect, it } from 'vitest';
import { emptyBasis } from '../../../testing/report-basis.ts';
import type { Figure, ReportBasis } from '../results/report-basis.ts';
import { factsOf, withFacts } from './facts.ts';

const figure = (
  name: string,
  score: number,
  band: Figure['band'],
  changes: Partial<Figure> = {},
): Figure => ({
  ...{ key: name.toLowerCase(), kind: 'behaviour', name, group: null, score, band, beyond: 97 },
  low: Math.max(0, score - 40),
  high: Math.min(200, score + 40),
  ...changes,
});
const basis: ReportBasis = {
  ...emptyBasis,
  areas: ['playfulness'],
  results: {
    figures: [
      figure('Playfulness', 150, 'overactivated'),
      figure('Planning', 70, 'low', { beyond: 64 }),
      figure('Patience', 104, 'balanced'),
      figure('Safe to Speak', 60, 'low', { kind: 'perception' }),
    ],
    summary: { overactivated: null, developmentAreas: [] },
    verdict: 'consistent',
    reasons: [],
    version: '1',
  },
};
const much =
  '- Playfulness: too much. Score 150, likely range 110 to 190, clear (97%). Advise less of it, never more.';
const asksMarks = { asksMarks: false };

describe('the results in a prompt', () => {
  it('say of every chosen measure its direction, score, likely range and certainty', () => {
    expect(factsOf('Write a report.', basis)).toEqual([much]);
  });

  it('say it of every other measure that the prompt names, too', () => {
    expect(factsOf('Write about Planning, Patience and Safe to Speak.', basis)).toEqual([
      much,
      '- Planning: too little. Score 70, likely range 30 to 110, likely (64%). Advise more of it, never less.',
      '- Patience: balanced. Score 104, likely range 64 to 144. Advise neither more nor less of it.',
      '- Safe to Speak: seen as weak. Score 60, likely range 20 to 100.',
    ]);
  });

  it('are added whatever the prompt is, once, and put right where someone has changed them', () => {
    const sent = withFacts('My own words.', basis, asksMarks);
    expect(sent).toMatch(/^My own words\.\n\nResults of the questionnaire/);
    expect(withFacts(sent, basis, asksMarks)).toBe(sent);
    const changed = sent.replace('too much', 'too little').replace('Score 150', 'Score 50');
    expect(withFacts(changed, basis, asksMarks)).toBe(sent);
    const cut = sent.replace(much, '');
    expect(withFacts(cut, basis, asksMarks)).toBe(sent);
  });

  it('ask a writer from outside to mark its advice', () => {
    const sent = withFacts('My own words.', basis, { asksMarks: true });
    expect(sent).toContain('[less: NAME]');
    expect(withFacts(sent, basis, { asksMarks: true })).toBe(sent);
  });

  it('are none where the answers cannot be relied on, which is said instead', () => {
    if (basis.results === null) throw new RangeError('There are no results.');
    const doubted = { ...basis, results: { ...basis.results, verdict: 'unreliable' as const } };
    const sent = withFacts('About Planning.', doubted, asksMarks);
    expect(sent).toMatch(
      /^About Planning\.\n\nResults of the questionnaire.*\n- These answers cannot be relied on\./,
    );
    expect(sent).not.toMatch(/\d|too (?:much|little)/);
    expect(withFacts(sent, doubted, asksMarks)).toBe(sent);
  });

  it('are not there where there are none', () => {
    expect(withFacts('About Planning.', { ...basis, results: null }, { asksMarks: true })).toBe(
      'About Planning.',
    );
  });
});
