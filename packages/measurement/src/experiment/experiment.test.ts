import { describe, expect, it } from 'vitest';
import { addPerson } from '../group/add-people.ts';
import { createStatistics } from '../group/create-statistics.ts';
import { compileGroups } from '../group/group-engine.ts';
import { askedPlaces } from '../questionnaire/forms.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { NOT_ANSWERED } from '../questionnaire/model.ts';
import { createRandom, drawNormal } from '../random.ts';
import { choose } from '../simulation/choose.ts';
import { drawStanding } from '../simulation/draw-people.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';
import { beforeAndAfter } from './before-after.ts';
import { drawOrder } from './draw-order.ts';
import { estimateEffect } from './estimate-effect.ts';
import { foreseeEffect } from './foresee-effect.ts';
import type { Cell } from './mixed-model.ts';
import { scoreTeams } from './team-scores.ts';

const teams = ['ann', 'bea', 'cat', 'dan', 'eve', 'fay', 'gus'];

describe('the order by lot', () => {
  it('is the same for everyone who has the seed, whichever way round the teams are named', () => {
    expect(drawOrder(teams.toReversed(), 3, 'seed')).toEqual(drawOrder(teams, 3, 'seed'));
    expect(drawOrder(teams, 3, 'another')).not.toEqual(drawOrder(teams, 3, 'seed'));
  });

  it('deals teams evenly and gives everyone the same chance of going first', () => {
    const first = new Map(teams.map((team) => [team, 0]));
    for (let draw = 0; draw < 3000; draw++) {
      const order = drawOrder(teams, 3, `draw ${draw}`);
      const sizes = [0, 1, 2].map((step) => [...order.values()].filter((own) => own === step).length);
      expect(sizes).toEqual([3, 2, 2]);
      for (const [team, step] of order) if (step === 0) first.set(team, (first.get(team) ?? 0) + 1);
    }
    for (const times of first.values()) expect(Math.abs(times / 3000 - 3 / 7)).toBeLessThan(0.04);
  });
});

/** Everyone rises by `tide` a round; the plan adds `by`. */
function simulate(count: number, { tide = 0, by = 0, noise = 0 }, seed = 'x') {
  const random = createRandom(seed);
  const names = Array.from({ length: count }, (_, team) => String(team));
  const order = drawOrder(names, 2, seed);
  const homes = names.map(() => 20 * drawNormal(random));
  const cells: Cell[] = [];
  const values: number[] = [];
  for (const period of [0, 1]) {
    for (const [team, name] of names.entries()) {
      const runs = (order.get(name) ?? 0) < period;
      cells.push({ team, period, runs, spread: 200 });
      values.push(
        100 + (homes[team] as number) + tide * period + (runs ? by : 0) + noise * drawNormal(random),
      );
    }
  }
  return { cells, values: Float64Array.from(values) };
}

describe('what a plan did', () => {
  it('is told apart from a tide that lifts everyone, which a before-and-after takes for the plan', () => {
    const { cells, values } = simulate(12, { tide: 30, noise: 4 });
    const found = estimateEffect(cells, values);
    expect(found?.low).toBeLessThan(0);
    expect(found?.high).toBeGreaterThan(0);
    expect(beforeAndAfter(cells, values)?.low).toBeGreaterThan(20);
  });

  it('is found to its size', () => {
    const { cells, values } = simulate(12, { tide: -30, by: 15, noise: 0.5 });
    const found = estimateEffect(cells, values);
    expect(Math.abs((found?.effect ?? 0) - 15)).toBeLessThan(1);
    expect(found?.low).toBeGreaterThan(13);
  });

  it('is not said where no round has both teams with the plan and teams without it', () => {
    const { cells, values } = simulate(12, { by: 20 });
    const everywhere = cells.map((cell) => ({ ...cell, runs: cell.period === 1 }));
    expect(estimateEffect(everywhere, values)).toBeNull();
    expect(beforeAndAfter(everywhere, values)).not.toBeNull();
  });

  it('is less certain with fewer teams, and a team without a figure in one round does not stop it', () => {
    const { cells, values } = simulate(8, { by: 20, noise: 5 });
    const without = cells.map((_, at) => at).filter((at) => at !== 3 && at !== 9);
    const all = estimateEffect(cells, values);
    const fewer = estimateEffect(
      without.map((at) => cells[at] as Cell),
      Float64Array.from(without, (at) => values[at] as number),
    );
    expect(fewer?.error).toBeGreaterThan(all?.error ?? Infinity);
  });
});

describe('what could be found', () => {
  const intended = { people: Array.from({ length: 12 }, () => 10), steps: 2, started: [0, 1], error: 2025 };

  it('is smaller with more teams, more people and more rounds', () => {
    const here = foreseeEffect(intended) as number;
    expect(here).toBeGreaterThan(20);
    expect(foreseeEffect({ ...intended, people: [...intended.people, ...intended.people] })).toBeLessThan(
      here,
    );
    expect(foreseeEffect({ ...intended, people: intended.people.map(() => 15) })).toBeLessThan(here);
    expect(foreseeEffect({ ...intended, steps: 3, started: [0, 1, 2] })).toBeLessThan(here);
  });

  it('is nothing where all would have started before anyone is asked', () => {
    expect(foreseeEffect({ ...intended, started: [0, 2] })).toBeNull();
  });
});

describe('scores of teams', () => {
  const engine = compileGroups(loadQuestionnaire());
  const { design, models } = engine.questionnaire;
  const truth = createTruth(createWorld(engine.questionnaire));
  const asked = new Set(
    askedPlaces(design, { form: 'pulse', set: 0 }).map((at) => design.questions[at]?.key),
  );

  it('keep the whole of a difference, where shown scores are drawn together, and say what a short form leaves open', () => {
    const random = createRandom('teams');
    const measure = 10;
    const answer = (by: number, isShort: boolean) => {
      const statistics = createStatistics(engine);
      for (let person = 0; person < 60; person++) {
        const standing = drawStanding(truth, 0.8, random);
        standing.behaviour[measure] = (standing.behaviour[measure] as number) + by;
        const picks = choose(truth.world, standing, random);
        const behaviour = picks.behaviour.map((choice, at) =>
          !isShort || asked.has(models.behaviour.questions[at]?.key ?? '') ? choice : NOT_ANSWERED,
        );
        addPerson(engine, statistics, { behaviour, perception: picks.perception });
      }
      return { people: 60, counts: statistics.behaviour.counts };
    };
    const many = Array.from({ length: 20 }, (_, team) => answer(team < 10 ? 0 : 0.5, false));
    const scores = scoreTeams(engine.models.behaviour, many).map(({ values }) => values[measure] as number);
    const mean = (own: readonly number[]) => own.reduce((sum, value) => sum + value, 0) / own.length;
    expect(Math.abs(mean(scores.slice(10)) - mean(scores.slice(0, 10)) - 20)).toBeLessThan(5);
    const [full] = scoreTeams(engine.models.behaviour, [answer(0, false)]);
    const [short] = scoreTeams(engine.models.behaviour, [answer(0, true)]);
    const known = (one: typeof short) => [...(one?.errors ?? [])].filter(Number.isFinite);
    expect(mean(known(short))).toBeGreaterThan(2 * mean(known(full)));
  });
});
