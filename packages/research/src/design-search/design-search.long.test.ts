import affinities from '@fourfold/measurement/data/affinities.json' with { type: 'json' };
import measures from '@fourfold/measurement/data/measures.json' with { type: 'json' };
import { addSandwich, factorise, invert, multiplyLower } from '@fourfold/measurement/linear-algebra/index.ts';
import { createPrior } from '@fourfold/measurement/questionnaire/prior.ts';
import { createRandom, drawInteger, drawNormal, type Random } from '@fourfold/measurement/random.ts';
import { describe, expect, it } from 'vitest';
import { anneal } from './anneal.ts';
import { createRuleBook } from './broken-rules.ts';
import { createInformation } from './expected-information.ts';
import { type Layout, readRules } from './layout.ts';
import { createProposals } from './proposals.ts';
import { emptyInformation } from './question-information.ts';
import { createUncertainty } from './uncertainty.ts';

const rules = readRules(measures.competencies, affinities);
const groups = measures.competencies.map(({ key }, group) => ({
  key,
  members: [...rules.groupOf.keys()].filter((index) => rules.groupOf[index] === group),
}));
const prior = createPrior('behaviour', rules.size, groups);

function randomLayout(random: Random): Layout {
  const primary = Int32Array.from({ length: 256 }, () => drawInteger(random, rules.size));
  const secondary = primary.map((behaviour) => {
    const choice = rules.secondariesOf[behaviour] as readonly number[];
    return choice[drawInteger(random, choice.length)] as number;
  });
  const sign = Int8Array.from(
    primary,
    (p, slot) => rules.affinity[p * rules.size + (secondary[slot] as number)] as number,
  );
  return { primary, secondary, sign };
}

describe('the search for a design', () => {
  it('counts broken rules the same whether one move or everything is counted', () => {
    const random = createRandom('rules');
    const layout = randomLayout(random);
    const recount = (): number => {
      const book = createRuleBook(layout, rules);
      for (let question = 0; question < 64; question++) book.add(question);
      return book.broken();
    };
    const book = createRuleBook(layout, rules);
    for (let question = 0; question < 64; question++) book.add(question);
    const propose = createProposals(layout, rules, random);
    for (let move = 0; move < 300; move++) {
      const proposal = propose();
      for (const question of proposal?.questions ?? []) book.remove(question);
      proposal?.apply();
      for (const question of proposal?.questions ?? []) book.add(question);
      if (move % 30 === 0) expect(book.broken()).toBe(recount());
    }
  });

  it('updates the expected uncertainty as if it were computed anew', () => {
    const size = 20;
    const random = createRandom('woodbury');
    const draw = (length: number) => Float64Array.from({ length }, () => drawNormal(random));
    const identity = Float64Array.from({ length: size * size }, (_, at) => Number(at % (size + 1) === 0));
    const precision = Float64Array.from(identity);
    addSandwich(draw(size * size), identity, size, precision);
    const uncertainty = createUncertainty(size, identity);
    uncertainty.reset(precision);
    const touched = Int32Array.of(1, 4, 9);
    for (let round = 0; round < 5; round++) {
      const change = new Float64Array(9);
      addSandwich(draw(9), Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1), 3, change);
      for (const [a, row] of touched.entries()) {
        for (const [b, column] of touched.entries()) {
          const at = row * size + column;
          precision[at] = (precision[at] as number) + (change[a * 3 + b] as number);
        }
      }
      const trace = invert(precision, size).reduce(
        (sum, value, at) => sum + value * (identity[at] as number),
        0,
      );
      expect(uncertainty.try(touched, 3, change)).toBeCloseTo(trace, 9);
      uncertainty.keep();
      expect(uncertainty.loss()).toBeCloseTo(trace, 9);
    }
  });

  it('expects of a question what people drawn from the prior give on average', () => {
    const random = createRandom('information');
    const layout = randomLayout(random);
    layout.primary.set([0, 10, 20, 30]);
    layout.secondary.set([40, 50, 60, 70]);
    const found = emptyInformation();
    createInformation(prior.covariance, rules.size)(layout, 0, found);
    const factor = Float64Array.from(prior.covariance);
    factorise(factor, rules.size);
    let variance = 0;
    const people = 4000;
    for (let person = 0; person < people; person++) {
      const x = Float64Array.from({ length: rules.size }, () => drawNormal(random));
      multiplyLower(factor, rules.size, x);
      const utilities = [0, 1, 2, 3].map((option) => {
        const [p, s] = [layout.primary[option] as number, layout.secondary[option] as number];
        return 1.5 * ((x[p] as number) + 0.5 * (layout.sign[option] as number) * (x[s] as number));
      });
      const total = utilities.reduce((sum, utility) => sum + Math.exp(utility), 0);
      const p = Math.exp(utilities[0] as number) / total;
      variance += (1.5 ** 2 * p * (1 - p)) / people;
    }
    expect((found.information[0] as number) / variance).toBeGreaterThan(0.85);
    expect((found.information[0] as number) / variance).toBeLessThan(1.15);
  });

  it('improves a layout, repeatably', () => {
    const weights = Float64Array.from(prior.precision, (_, at) =>
      at % (rules.size + 1) === 0 ? 1 / rules.size : 0,
    );
    const run = (moves: number) => {
      const layout = randomLayout(createRandom('anneal'));
      const random = createRandom(7);
      const ruleBook = createRuleBook(layout, rules);
      const propose = createProposals(layout, rules, random);
      return {
        layout,
        ...anneal({ layout, size: rules.size, ruleBook, propose, prior, weights, random, moves }),
      };
    };
    const start = run(0);
    const end = run(20_000);
    expect(end.broken).toBeLessThan(start.broken / 3);
    expect(run(20_000)).toEqual(end);
  }, 20_000);
});
