import type { ComparedCandidate, Share } from '@fourfold/contract/schemas';
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

describe('the sentence above the candidates', () => {
  it('says that ranges overlap rather than put people in order', () => {
    const alike = [candidate(share(10, 60), share(40, 80)), candidate(share(30, 90), share(30, 70))];
    expect(hiresSentence(alike, team)).toBe(
      '2 candidates compared with Sales (12 people). The answers don’t tell one from the other, so ask.',
    );
  });

  it('says in what some differ', () => {
    const apart = [candidate(share(10, 30), share(40, 80)), candidate(share(50, 90), share(30, 70))];
    expect(hiresSentence(apart, team)).toMatch(/Some of them clearly differ in fit\.$/);
  });

  it('starts from the competencies where fit and add tell nothing, and compares no one with nothing', () => {
    expect(hiresSentence([candidate(null, null), candidate(null, null)], team)).toMatch(
      /None of them clearly differs from the team, so ask\.$/,
    );
    const single = [candidate(share(10, 30), null), candidate(null, share(30, 70))];
    expect(hiresSentence(single, team)).toMatch(/The answers don’t tell one from the other, so ask\.$/);
  });

  it('starts from the competencies where some clearly differ in them', () => {
    const differs = [{ key: 'agency', name: 'Agency', side: 'more' as const }];
    const clear = { ...candidate(null, null), differs };
    const both = {
      ...clear,
      first_name: 'Bo',
      differs: [...differs, { key: 'care', name: 'Care', side: 'more' as const }],
    };
    expect(hiresSentence([clear, candidate(null, null)], team)).toMatch(
      /Cleo A \(Agency\) clearly differs from Sales\. Ask about that first\.$/,
    );
    expect(hiresSentence([clear, both], team)).toMatch(
      /Cleo A \(Agency\) and Bo A \(Agency and Care\) clearly differ from Sales\. /,
    );
    expect(hiresSentence([clear, clear, clear, both, both], team)).toMatch(
      /, Cleo A \(Agency\) and 2 more clearly/,
    );
  });

  it('knows nobody, one person and a team that is not shown', () => {
    expect(hiresSentence([], team)).toBe('No candidate has submitted yet.');
    const one = [candidate(share(1, 2), share(1, 2))];
    expect(hiresSentence(one, { id: 'whole', name: 'The whole organisation', people: 9 })).toBe(
      'One candidate compared with the whole organisation (9 people).',
    );
    expect(hiresSentence(one, { ...team, people: 1 })).toBe(
      'One candidate compared with Sales (one person).',
    );
    expect(hiresSentence(one, null)).toBe('One candidate submitted. There is no team to compare with yet.');
  });
});

describe('the sentence about one candidate', () => {
  const standing = (name: string, own: number, theirs: number) => ({
    name,
    candidate: { score: own, band: bandOf(own) },
    team: { score: theirs, band: bandOf(theirs) },
  });
  const none = { name: 'Cleo', team: 'Sales', above: [], below: [], brings: { more: [], less: [] } };

  it('names what stands out, and nothing else', () => {
    expect(
      candidateSentence({
        ...none,
        above: [standing('Agency', 130, 90), standing('Courage', 125, 85)],
        below: [standing('Care', 70, 100)],
      }),
    ).toMatch(
      /^Cleo’s Agency and Courage scores are clearly higher than Sales’s\. Cleo’s Care score is clearly lower than Sales’s\. /,
    );
  });

  it('calls nobody low who is balanced beside a team that is not', () => {
    expect(candidateSentence({ ...none, below: [standing('Collaboration', 98, 151)] })).toMatch(
      /^Cleo’s Collaboration is balanced \(98\)\. Sales’s is far too high \(151\)\. /,
    );
  });

  it('does not call someone lower and no more where the team has too much', () => {
    expect(candidateSentence({ ...none, below: [standing('Communication', 72, 127)] })).toMatch(
      /^Cleo’s Communication is too low \(72\)\. Sales’s is too high \(127\)\. /,
    );
  });

  it('says in which direction someone would balance the team, and why that helps', () => {
    const brings = { more: ['Delegation'], less: ['Courtesy', 'Patience'] };
    expect(candidateSentence({ ...none, brings })).toBe(
      'Cleo clearly differs from Sales in no competency. Cleo shows more Delegation, of which Sales has too little. Cleo shows less Courtesy and Patience, of which Sales has too much.',
    );
  });

  it('does not make something of nothing', () => {
    expect(candidateSentence(none)).toBe(
      'Cleo clearly differs from Sales in no competency. Cleo shows no clear strength that Sales lacks.',
    );
  });

  it('says of answers that say little no more than that', () => {
    expect(unknownSentence('Cleo', 'Sales')).toBe(
      'These answers can’t tell how Cleo compares with Sales. Ask instead.',
    );
  });

  it('says why fit or add is not shown, and nothing where both are', () => {
    expect(notToldSentence({ fit: share(1, 2), add: share(1, 2) }, 'consistent')).toBeNull();
    expect(notToldSentence({ fit: null, add: share(1, 2) }, 'check')).toMatch(/^“Fit” is not shown, /);
    expect(notToldSentence({ fit: share(1, 2), add: null }, 'consistent')).toMatch(/^“Add” is not shown, /);
    expect(notToldSentence({ fit: null, add: null }, 'uninformative')).toMatch(/say too little\.$/);
  });

  it('gives the reason of a question', () => {
    const open = 'It is unclear from the answers whether Delegation is balanced.';
    expect(questionReason(['Delegation'], null)).toBe(open);
    const topic = { name: 'Agency', behaviours: [] };
    expect(questionReason(['Delegation'], { ...topic, why: 'named' })).toBe(
      `The vacancy asks for Agency. ${open}`,
    );
    expect(questionReason([], { ...topic, why: 'differs' })).toMatch(
      /^This is about Agency, .*clear difference/,
    );
  });
});
