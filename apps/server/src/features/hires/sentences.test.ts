import type { ComparedCandidate, Figure, PlacedCompetency, Share } from '@fourfold/contract/schemas';
import { bandOf } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import {
  candidateSentence,
  hiresSentence,
  notToldSentence,
  questionReason,
  unknownSentence,
} from './sentences.ts';

const share = (low: number, high: number): Share => ({ value: (low + high) / 2, low, high });
const candidate = (fit: Share | null, add: Share | null): ComparedCandidate => ({
  response_id: 'a',
  first_name: 'Cleo',
  last_name: 'A',
  job_position: 'Driver',
  vacancy: null,
  submitted_at: '2026-01-01T00:00:00Z',
  round: 1,
  superseded_by: null,
  fit,
  add,
  verdict: 'consistent',
  differs: [],
  competencies: [],
  follows_advertisement: null,
});
const team = { id: 'sales', name: 'Sales', people: 12 };
const placed = (key: string, name: string, score: number): PlacedCompetency => ({
  ...{ key, name, definition: '', spread: 20 },
  team: {
    ...{ score, low: score - 10, high: score + 10, band: bandOf(score) },
    ...{ side: score < 100 ? 'low' : 'high', strength: 'full' },
  } as Figure,
});
/** Sales has too little agency, a balanced care and too much order. */
const columns = [placed('agency', 'Agency', 70), placed('care', 'Care', 100), placed('order', 'Order', 140)];

describe('the sentence above the candidates', () => {
  it('says that ranges overlap rather than put people in order', () => {
    const alike = [candidate(share(10, 60), share(40, 80)), candidate(share(30, 90), share(30, 70))];
    expect(hiresSentence(alike, team, columns)).toBe(
      'The answers show no clear difference between them, so find out more in the interviews.',
    );
  });

  it('says in what some differ', () => {
    const apart = [candidate(share(10, 30), share(40, 80)), candidate(share(50, 90), share(30, 70))];
    expect(hiresSentence(apart, team, columns)).toMatch(
      /Some of them clearly differ from one another in fit\.$/,
    );
  });

  it('starts from the competencies where fit and add tell nothing, and compares no one with nothing', () => {
    expect(hiresSentence([candidate(null, null), candidate(null, null)], team, columns)).toMatch(
      /None of them clearly differs from the team, so find out more in the interviews\.$/,
    );
    const single = [candidate(share(10, 30), null), candidate(null, share(30, 70))];
    expect(hiresSentence(single, team, columns)).toMatch(
      /The answers show no clear difference between them, so find out more in the interviews\.$/,
    );
  });

  it('starts from the competencies where some clearly differ in them', () => {
    const differs = [{ key: 'agency', name: 'Agency', side: 'more' as const }];
    const clear = { ...candidate(null, null), differs };
    const both = {
      ...clear,
      first_name: 'Bo',
      differs: [...differs, { key: 'care', name: 'Care', side: 'more' as const }],
    };
    expect(hiresSentence([clear, candidate(null, null)], team, columns)).toMatch(
      /In Agency, Cleo A scores clearly higher than Sales, which has too little of it\. Ask about this difference\.$/,
    );
    expect(hiresSentence([clear, both], team, columns)).toMatch(
      /In Agency, Cleo A and Bo A score clearly higher than Sales, which has too little of it\. In Care, Bo A scores clearly higher than Sales\. Ask about these differences\.$/,
    );
    const careful = { ...clear, first_name: 'Umar', verdict: 'check' as const };
    expect(hiresSentence([careful, candidate(null, null)], team, columns)).toMatch(
      /^In Agency, Umar A \(read with care\) scores clearly higher than Sales, which has too little of it\. Ask about this difference\.$/,
    );
    expect(hiresSentence([careful, both], team, columns)).toMatch(
      /^In Agency, Umar A \(read with care\) and Bo A score clearly higher than Sales, /,
    );
    expect(hiresSentence([clear, clear, clear, both, both], team, columns)).toMatch(
      /^In Agency, Cleo A, Cleo A, Cleo A and 2 more score clearly higher than Sales, /,
    );
    const less = { ...clear, differs: [{ key: 'order', name: 'Order', side: 'less' as const }] };
    expect(hiresSentence([less, candidate(null, null)], team, columns)).toMatch(
      /^In Order, Cleo A scores clearly lower than Sales, which has too much of it\. Ask/,
    );
  });

  it('counts those who can be compared, of how many', () => {
    const said = (...verdicts: ComparedCandidate['verdict'][]) =>
      hiresSentence(
        verdicts.map((verdict) => ({ ...candidate(null, null), verdict })),
        team,
        columns,
      );
    expect(said('consistent', 'unreliable', 'uninformative')).toBe(
      '1 of 3 candidates can be compared. The answers of Cleo A say too little. The answers of Cleo A can’t be relied on. Cleo A doesn’t clearly differ from Sales in any competency.',
    );
    expect(said('consistent', 'check', 'unreliable')).toBe(
      '2 of 3 candidates can be compared. The answers of Cleo A can’t be relied on. None of them clearly differs from the team, so find out more in the interviews.',
    );
    expect(said('unreliable')).toBe(
      'This candidate can’t be compared. The answers of Cleo A can’t be relied on.',
    );
    expect(said('unreliable', 'unreliable', 'uninformative')).toBe(
      'None of the 3 candidates can be compared. The answers of Cleo A say too little. The answers of Cleo A and Cleo A can’t be relied on.',
    );
    const differs = [{ key: 'agency', name: 'Agency', side: 'more' as const }];
    const single = [
      { ...candidate(null, null), differs },
      { ...candidate(null, null), verdict: 'unreliable' as const },
    ];
    expect(hiresSentence(single, team, columns)).toBe(
      '1 of 2 candidates can be compared. The answers of Cleo A can’t be relied on. In Agency, Cleo A scores clearly higher than Sales, which has too little of it. Ask about this difference.',
    );
  });

  it('knows nobody, one person and a team that is not shown', () => {
    expect(hiresSentence([], team, columns)).toBe('No candidate has submitted their answers yet.');
    const one = [candidate(share(1, 2), share(1, 2))];
    expect(hiresSentence(one, { id: 'whole', name: 'The whole company', people: 9 }, columns)).toBe(
      'Cleo A doesn’t clearly differ from the whole company in any competency.',
    );
    expect(hiresSentence(one, null, columns)).toBe(
      'One candidate has submitted answers. There is no team to compare with yet.',
    );
  });
});

describe('the sentence about one candidate', () => {
  const differing = (name: string, own: number, theirs: number, strength: Figure['strength'] = 'full') => ({
    name,
    candidate: { score: own },
    team: {
      score: theirs,
      band: bandOf(theirs),
      side: theirs < 100 ? ('low' as const) : ('high' as const),
      strength,
    },
  });
  const nobody = { above: [], below: [] };
  const none = { name: 'Cleo', team, ...nobody, likely: nobody, brings: { more: [], less: [] } };

  it('names what clearly differs, and nothing else', () => {
    expect(
      candidateSentence({
        ...none,
        above: [differing('Agency', 130, 90), differing('Courage', 125, 85)],
        below: [differing('Care', 70, 100)],
      }),
    ).toMatch(
      /^Cleo’s Agency and Courage scores are clearly higher than the Sales team’s\. Cleo’s Care score is clearly lower than the Sales team’s\. /,
    );
  });

  it('says where the team stands that is out of balance, and denies no strength in the same breath', () => {
    expect(candidateSentence({ ...none, below: [differing('Collaboration', 98, 151)] })).toBe(
      'Cleo’s Collaboration score (98) is clearly lower than the Sales team’s score of 151, which is clearly too high.',
    );
    expect(candidateSentence({ ...none, above: [differing('Leadership', 120, 79, 'half')] })).toBe(
      'Cleo’s Leadership score (120) is clearly higher than the Sales team’s score of 79, which is likely too low.',
    );
  });

  it('says nothing of the team’s balance where that is unclear', () => {
    expect(candidateSentence({ ...none, above: [differing('Leadership', 120, 79, 'pale')] })).toMatch(
      /^Cleo’s Leadership score is clearly higher than the Sales team’s\. We found no clear strength/,
    );
  });

  it('names a team as people do, whatever its name', () => {
    const above = [differing('Agency', 130, 90)];
    const of = (id: string, name: string) => candidateSentence({ ...none, team: { id, name }, above });
    expect(of('whole', 'The whole company')).toContain('higher than the whole company’s.');
    expect(of('ops', 'Night Team')).toContain('higher than Night Team’s.');
  });

  it('says in which direction someone would balance the team, and why that helps', () => {
    const brings = { more: ['Delegation'], less: ['Courtesy', 'Patience'] };
    expect(candidateSentence({ ...none, brings })).toBe(
      'Cleo doesn’t clearly differ from Sales in any competency. Cleo shows more Delegation, of which Sales has too little. Cleo shows less Courtesy and Patience, of which Sales has too much.',
    );
  });

  it('names what is likely where nothing is clear', () => {
    const likely = { above: ['Agency'], below: ['Care', 'Order', 'Courage', 'Influence'] };
    expect(candidateSentence({ ...none, likely })).toMatch(
      /^Cleo doesn’t clearly differ from Sales in any competency\. Likely lower: Care, Order, Courage and 1 more\. Likely higher: Agency\. /,
    );
  });

  it('does not make something of nothing', () => {
    expect(candidateSentence(none)).toBe(
      'Cleo doesn’t clearly differ from Sales in any competency. We found no clear strength of Cleo’s that Sales lacks.',
    );
  });

  it('says of answers that say little no more than that', () => {
    expect(unknownSentence('Cleo', 'Sales')).toBe(
      'These answers don’t tell us how Cleo compares with Sales. Ask in the interview.',
    );
  });

  it('says why fit or add is left out, and nothing where both are told or the answers say nothing', () => {
    expect(notToldSentence({ fit: share(1, 2), add: share(1, 2) }, 'consistent')).toBeNull();
    expect(notToldSentence({ fit: null, add: share(1, 2) }, 'check')).toMatch(/^“Fit” is left out here: /);
    expect(notToldSentence({ fit: share(1, 2), add: null }, 'consistent')).toMatch(
      /^“Add” is left out here: /,
    );
    expect(notToldSentence({ fit: null, add: null }, 'consistent')).toMatch(
      /^“Fit” would say how close this profile is to what is typical of the team\. “Add” would say how far .+ nothing against these answers\.$/,
    );
    expect(notToldSentence({ fit: null, add: null }, 'uninformative')).toBeNull();
  });

  it('gives the reason of a question', () => {
    const about = [{ key: 'delegation', name: 'Delegation', doubt: 1 }];
    expect(questionReason({ about, topic: null })).toBe(
      'It is unclear from the answers whether Delegation is balanced.',
    );
    const topic = { name: 'Agency', behaviours: [] };
    expect(questionReason({ about, topic: { ...topic, why: 'named' } })).toBe(
      'The vacancy asks for Agency. This question is about Delegation, a behaviour that belongs to Agency. The answers don’t tell us whether the candidate has too much of it, too little or neither.',
    );
    expect(questionReason({ about: [], topic: { ...topic, why: 'differs' } })).toMatch(
      /^In Agency there is a clear difference from the team\.$/,
    );
    expect(questionReason({ about: [], topic: { ...topic, why: 'differs', isNamed: true } })).toMatch(
      /^The vacancy asks for Agency, where there is a clear difference/,
    );
    const found = { name: 'Initiative', side: 'low', beyond: 0.89 } as const;
    const shown = { ...topic, why: 'out_of_balance', found } as const;
    expect(questionReason({ about: [], topic: shown })).toBe(
      'The full profile shows too little Initiative: clear (89%).',
    );
    const initiative = { key: 'initiative', name: 'Initiative', doubt: 0.4 };
    expect(questionReason({ about: [initiative], topic: shown })).toBe(
      'The full profile shows too little Initiative: clear (89%).',
    );
    const whole = { ...shown, found: { ...found, name: 'Agency' } } as const;
    expect(questionReason({ about: [initiative], topic: whole })).toBe(
      'The full profile shows too little Agency: clear (89%). This question is about Initiative, a behaviour that belongs to Agency.',
    );
    expect(questionReason({ about: [], topic: { ...shown, isNamed: true } })).toMatch(
      /^The vacancy asks for Agency\. The full profile shows/,
    );
  });
});
