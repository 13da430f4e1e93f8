import affinities from '@fourfold/measurement/data/affinities.json' with { type: 'json' };
import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
import { createRandom, drawInteger, drawNormal, shuffle } from '@fourfold/measurement/random.ts';
import { describe, expect, it } from 'vitest';
import { NONE, readRules } from '../design-search/layout.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { createMatchedProposals, layOut } from './matched-layout.ts';
import { createMatchedRules, mostApart } from './matched-rules.ts';

const { size, groupOf, secondariesOf } = readRules(measures.competencies, affinities);
const keys = measures.competencies.flatMap(({ behaviours }) => behaviours.map(({ key }) => key));
const colleague = [{ 'planning.1': { text: 'plan my day', answer: 5 } }];
const rated = { colleague, application: colleague, aloud: [], edited: [] };
const reads = (...answers: { shows: string[]; less?: string[] }[]) =>
  answers.map(({ shows, less = [] }) => ({ 'planning.1': { text: 'plan my day', answer: { shows, less } } }));
const saying = (text: string) => ({ 'planning.1': { text, answer: { shows: ['planning'], less: [] } } });
const found = (...answers: { shows: string[]; less?: string[] }[]) =>
  findCandidates({ ...rated, behaviour: reads(...answers) }, keys);

describe('an act of the pool', () => {
  it('is left out where too few readers see its behaviour', () => {
    expect(found({ shows: ['planning'] }, { shows: ['patience'] })).toEqual([]);
  });

  it('is left out where it is hard to read', () => {
    const of = (text: string) => findCandidates({ ...rated, behaviour: [saying(text)] }, keys);
    expect(of('plan my day')).toHaveLength(1);
    expect(of('prioritise organisational responsibilities')).toEqual([]);
  });

  it('is left out where it sounds bad', () => {
    const behaviour = reads({ shows: ['planning'] });
    const sounding = (answer: number) =>
      findCandidates(
        { ...rated, application: [{ 'planning.1': { text: 'plan my day', answer } }], behaviour },
        keys,
      );
    expect(sounding(2)).toHaveLength(1);
    expect(sounding(1.9)).toEqual([]);
  });

  it('is left out where two readers stop at it', () => {
    const stopping = (...why: string[]) => {
      const aloud = why.map((answer) => ({ 'planning.1': { text: 'plan my day', answer } }));
      return findCandidates({ ...rated, behaviour: reads({ shows: ['planning'] }), aloud }, keys);
    };
    expect(stopping('', '', 'which day?')).toMatchObject([{ stops: 1 }]);
    expect(stopping('', 'which day?', 'I am given a plan')).toEqual([]);
  });

  it('is left out where an editor strikes it', () => {
    const edited = (answer: string) => [{ 'planning.1': { text: 'plan my day', answer } }];
    const readings = { ...rated, behaviour: reads({ shows: ['planning'] }) };
    expect(findCandidates({ ...readings, edited: edited('') }, keys)).toHaveLength(1);
    expect(findCandidates({ ...readings, edited: edited('stiff') }, keys)).toEqual([]);
  });

  it('has a second side where two thirds of the readers see one', () => {
    const two = { shows: ['planning'], less: ['flexibility'] };
    expect(found(two, two, { shows: ['planning'] })).toMatchObject([
      { secondary: keys.indexOf('flexibility'), sign: -1, sounds: [5, 5] },
    ]);
    expect(found(two, { shows: ['planning'] }, { shows: ['planning'] })).toMatchObject([
      { secondary: NONE, sign: 0 },
    ]);
  });
});

const random = createRandom('matched');
const candidates: Candidate[] = keys.flatMap((key, primary) =>
  Array.from({ length: 6 }, (_, at) => {
    const others = secondariesOf[primary] as readonly number[];
    const leans = random() < 0.5;
    const rating = () => 5 + 0.4 * drawNormal(random);
    return {
      id: `${key}.${at}`,
      text: key,
      primary,
      secondary: leans ? (others[drawInteger(random, others.length)] as number) : NONE,
      sign: leans ? 1 : 0,
      sounds: [rating(), rating()] as const,
      stops: 0,
    };
  }),
);

describe('the moves of a matched design', () => {
  it('keep the count of broken rules as if everything were counted anew, and use each act once', () => {
    const layout = layOut(candidates, shuffle([...candidates.keys()], random).slice(0, 256));
    const count = () => {
      const book = createMatchedRules(layout, {
        size,
        groupOf,
        candidates,
        overall: [5, 5],
        alike: (one, other) => (one + other) % 7 === 0,
      });
      for (let question = 0; question < 64; question++) book.add(question);
      return book;
    };
    const book = count();
    const propose = createMatchedProposals(layout, candidates, random);
    let moved = 0;
    for (let move = 0; move < 400; move++) {
      const proposal = propose();
      if (proposal === null) continue;
      moved += 1;
      for (const question of proposal.questions) book.remove(question);
      proposal.apply();
      if (move % 3 === 0) proposal.undo();
      for (const question of proposal.questions) book.add(question);
    }
    expect(moved).toBeGreaterThan(200);
    expect(book.broken()).toBeCloseTo(count().broken(), 6);
    expect(new Set(layout.chosen).size).toBe(256);
  });

  it('ask a price for options that sound better than those beside them, or say the same', () => {
    const four = [0, 6, 12, 18].map((behaviour, at) => ({
      ...(candidates[behaviour * 6] as Candidate),
      secondary: NONE,
      sounds: [at === 3 ? 5 + mostApart + 0.1 : 5, 5] as const,
    }));
    const price = (options: readonly Candidate[], alike = (_one: number, _other: number) => false) => {
      const book = createMatchedRules(layOut(options, [0, 1, 2, 3]), {
        overall: [5, 5],
        size,
        groupOf,
        candidates: options,
        alike,
      });
      const before = book.broken();
      book.add(0);
      return book.broken() - before;
    };
    const level = four.map((option) => ({ ...option, sounds: [5, 5] as const }));
    expect(price(four)).toBeGreaterThan(price(level));
    expect(price(level, (one, other) => one + other === 3)).toBe(price(level) + 6);
  });
});
