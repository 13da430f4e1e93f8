import { describe, expect, it } from 'vitest';
import { reportScore } from '../person/reported-score.ts';
import { loadMeasureTexts } from '../questionnaire/load-measure-texts.ts';
import { describeBarrier, describeOpportunity, describePlace } from './describe-finding.ts';
import { loadFindingTexts } from './load-finding-texts.ts';

const texts = await loadFindingTexts('en');
const measures = await loadMeasureTexts('en');
const opportunity = {
  behaviour: 'delegation',
  direction: 'improve' as const,
  effort: 4,
  impact: 6,
  ranges: { impact: { low: 5, high: 7 }, effort: { low: 3, high: 5 } },
  reasons: { distance: 0.7, share: 0.6, ties: 0.1, entrenched: 0.5, differing: 0 },
  score: reportScore(-1, 0.02, 0.06),
  people: 31,
  peopleRange: { low: 22, high: 39 },
  perceptions: [{ perception: 'trusted_to_deliver', correlation: 0.4 }],
  probability: 0.84,
};

const barrier = {
  perception: 'safe_to_speak',
  weight: 6,
  score: opportunity.score,
  people: 20,
  peopleRange: { low: 9, high: 30 },
  share: 0.4,
  behaviours: [{ behaviour: 'candour', correlation: 0.3 }],
  probability: 0.6,
};

describe('findings in words', () => {
  it('are named as the specification names them', () => {
    expect(describeOpportunity(texts, measures, opportunity, 50).name).toBe('Improve Delegation');
    const reduce = { ...opportunity, behaviour: 'active_listening', direction: 'reduce' as const };
    expect(describeOpportunity(texts, measures, reduce, 50).name).toBe('Reduce Active Listening');
  });

  it('carry score, interval, people, ties and a suggestion', () => {
    const { description } = describeOpportunity(texts, measures, opportunity, 50);
    const { low, high } = opportunity.score;
    expect(description).toContain(`60 (${Math.round(low)} to ${Math.round(high)})`);
    expect(description).toContain('about 31 of 50 people (22 to 39)');
    expect(description).toContain(measures.perceptions.trusted_to_deliver?.name);
    expect(description).toContain(measures.behaviours.delegation?.raise);
    expect(description).not.toMatch(/[{}]/);
  });

  it('do not call out of balance or weak what is neither', () => {
    const said = (x: number) =>
      describeOpportunity(texts, measures, { ...opportunity, score: reportScore(x, 0.02, 0.06) }, 50)
        .description;
    expect(said(-1)).not.toContain('balanced so far');
    expect(said(-0.3)).toContain('balanced so far');
    const weak = (x: number) =>
      describeBarrier(texts, measures, { ...barrier, score: reportScore(x, 0.02, 0.06) }, 50).description;
    expect(weak(-1)).not.toContain('not weak so far');
    expect(weak(-0.3)).toContain('not weak so far');
    expect(weak(0.9)).toContain('not weak so far');
  });

  it('do not count people where there is one', () => {
    const { description } = describeOpportunity(texts, measures, { ...opportunity, people: 1 }, 1);
    expect(description).toContain('from the answers of one person');
    expect(description).not.toContain('1 of 1');
  });

  it('name the number that a screen makes of its tenths', () => {
    const score = { ...opportunity.score, score: 68.1, low: 44.47, high: 91.8 };
    expect(describeOpportunity(texts, measures, { ...opportunity, score }, 50).description).toContain(
      '68 (45 to 92)',
    );
  });

  it('say how sure a place is and what would settle it', () => {
    const ranked = { ...opportunity, place: 1, label: 'clear' as const, peopleToSettle: 0 };
    expect(describePlace(texts, ranked)).toContain('84%');
    expect(describePlace(texts, { ...ranked, probability: 0.999 })).toContain('over 99%');
    expect(describePlace(texts, ranked)).toContain('Enough answers');
    const last = { ...ranked, probability: 0.002, label: 'unclear' as const };
    expect(describePlace(texts, last)).toBe(
      'Unclear (under 1%) whether it is one of the top five. It stands here because nothing else comes closer.',
    );
    expect(describePlace(texts, { ...ranked, peopleToSettle: 90 })).toContain('90');
    expect(describePlace(texts, { ...ranked, peopleToSettle: null })).toContain('would not settle');
  });

  it('stand for barriers too, and a missing text is an error, never a gap', () => {
    expect(describeBarrier(texts, measures, barrier, 50).description).toContain('20 of 50');
    expect(() => describeBarrier(texts, measures, { ...barrier, perception: 'unheard_of' }, 50)).toThrow(
      'missing text',
    );
  });
});
