import { loadMeasureTexts, reportScore } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import { describeBarrier, describeOpportunity, describePlace } from './describe-finding.ts';

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

const said = (...asked: Parameters<typeof describePlace>) => Object.values(describePlace(...asked)).join(' ');

describe('findings in words', () => {
  it('are named as the specification names them', () => {
    expect(describeOpportunity(measures, opportunity, 50).name).toBe('Improve Delegation');
    const reduce = { ...opportunity, behaviour: 'active_listening', direction: 'reduce' as const };
    expect(describeOpportunity(measures, reduce, 50).name).toBe('Reduce Active Listening');
  });

  it('carry score, interval, people, ties and a suggestion', () => {
    const { description } = describeOpportunity(measures, opportunity, 50);
    const { low, high } = opportunity.score;
    expect(description).toContain(`60 (likely range ${Math.round(low)} to ${Math.round(high)})`);
    expect(description).toContain('About 31 of 50 people (likely range 22 to 39)');
    expect(description).toContain(measures.perceptions.trusted_to_deliver?.name);
    expect(description).toContain(measures.behaviours.delegation?.raise);
    expect(description).not.toMatch(/[{}]/);
  });

  it('do not call out of balance or too little what is neither', () => {
    const said = (x: number) =>
      describeOpportunity(measures, { ...opportunity, score: reportScore(x, 0.02, 0.06) }, 50).description;
    expect(said(-1)).not.toContain('balanced on average so far');
    expect(said(-0.3)).toContain('balanced on average so far');
    const weak = (x: number) =>
      describeBarrier(measures, { ...barrier, score: reportScore(x, 0.02, 0.06) }, 50).description;
    expect(weak(-1)).not.toContain('not too low on average so far');
    expect(weak(-0.3)).toContain('not too low on average so far');
    expect(weak(0.9)).toContain('not too low on average so far');
  });

  it('do not count people where there is one', () => {
    const { description } = describeOpportunity(measures, { ...opportunity, people: 1 }, 1);
    expect(description).toContain('from the answers of one person');
    expect(description).not.toContain('1 of 1');
  });

  it('name the number that a screen makes of its tenths', () => {
    const score = { ...opportunity.score, score: 68.1, low: 44.47, high: 91.8 };
    expect(describeOpportunity(measures, { ...opportunity, score }, 50).description).toContain(
      '68 (likely range 45 to 92)',
    );
  });

  it('say how sure a place is and what would settle it', () => {
    const ranked = { ...opportunity, place: 1, label: 'clear' as const, peopleToSettle: 0 };
    expect(said(ranked, null)).toContain('84%');
    expect(said({ ...ranked, probability: 0.999 }, null)).toContain('over 99%');
    expect(said(ranked, null)).toContain('Enough answers');
    const last = { ...ranked, probability: 0.002, label: 'unclear' as const };
    expect(said(last, null)).toBe(
      'Not clearly one of the top five (under 1%). It is listed because nothing that is not listed is more likely to be in the true top five.',
    );
    expect(said({ ...ranked, peopleToSettle: 90 }, null)).toContain('About 90 more answers');
    expect(said({ ...ranked, peopleToSettle: null }, null)).toContain('would not settle');
  });

  it('do not ask for more answers than there are people left to give them', () => {
    const ranked = { ...opportunity, place: 1, label: 'likely' as const, peopleToSettle: 48 };
    expect(said(ranked, 48)).toContain('About 48 more answers');
    expect(said(ranked, 8)).toBe(
      'Likely one of the top five (84%). Even if everyone answered, it could still be unclear whether it is one of the top five. Ask the people concerned what they see.',
    );
    expect(said(ranked, 0)).toContain(
      'More answers alone would not settle whether it is one of the top five.',
    );
  });

  it('stand for barriers too, and a missing text is an error, never a gap', () => {
    expect(describeBarrier(measures, barrier, 50).description).toContain('20 of 50');
    expect(() => describeBarrier(measures, { ...barrier, perception: 'unheard_of' }, 50)).toThrow(
      'no text of unheard_of',
    );
  });
});
