import { agreementIn } from '@fourfold/measurement/agreement/agreement-in.ts';
import { estimateDynamics } from '@fourfold/measurement/dynamics/dynamics.ts';
import type { DynamicsModel } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import { addPerson, addStatistics } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import { describeGroup, type Keys } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import { findOpportunities } from '@fourfold/measurement/opportunities/find-opportunities.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { choose } from '@fourfold/measurement/simulation/choose.ts';
import { addStandings, drawGroup, drawStanding } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';
import type { Effort } from './effort.ts';
import { idealCamps } from './ideal-camps.ts';
import type { EvidenceTable } from './row.ts';
import { standingMoved } from './simulated-pages.ts';

/**
 * Whether a group's mean speaks for its people: two camps that are there and are not, and how many people are said to
 * be out of balance.
 *
 * Example: `two halves 1.5 SD apart in a competency, 20 people: flagged`, 0.8 or more.
 */
const PEOPLE = 20;
const APART = 1.5;

export function sharedTable(
  engine: GroupEngine,
  dynamicsModel: DynamicsModel,
  keys: Keys,
  { pages, topFive, seed, slack }: Effort,
): EvidenceTable {
  const departments = 4 * pages;
  const { flagged, falsely, asked } = findHalves(engine, departments, seed);
  // Shares are counted: what is wanted holds within two standard errors.
  const counting = (share: number, of: number): number => 2 * Math.sqrt((share * (1 - share)) / of);
  const ideal = idealCamps(engine, PEOPLE, APART, seed);
  const counted = countPeople(engine, dynamicsModel, keys, topFive, seed);
  const two = `two halves ${APART} SD apart`;
  return {
    title: 'Is it shared?',
    how: `${departments} departments of ${PEOPLE} in a company of 80, whose halves stand ${APART} SD apart in all six measures of one competency or domain; the other 13 are one group each. An ideal observer knows how people scatter and that the halves are of one size. Wanted are 0.8 flagged and 0.05 flagged falsely, within two standard errors of the count. Then the opportunities that are named of ${topFive} groups of 60 in worlds with popularities and loadings as far off as the engine says: how many people are said to show too little or too much, and how many truly do. Seed ${seed}.`,
    rows: [
      {
        what: `${two} in all measures of a competency, ${PEOPLE} people: flagged`,
        found: flagged / departments,
        counted: { count: flagged, of: departments },
        from: 0.8 - slack - counting(0.8, departments),
      },
      {
        what: 'one group: flagged',
        found: falsely / asked,
        counted: { count: falsely, of: asked },
        to: 0.05 + slack / 3 + counting(0.05, asked),
      },
      { what: `${two} in a competency: flagged by an ideal observer`, found: ideal.competency },
      {
        what: `${two} in a competency: flagged by an ideal observer who sees only how widely people scatter`,
        found: ideal.scatter,
      },
      { what: `${two} in a single measure: flagged by an ideal observer`, found: ideal.measure },
      {
        what: 'people out of balance, of those named: said',
        found: counted.said / counted.named,
      },
      {
        what: 'people out of balance, of those named: true',
        found: counted.true / counted.named,
        from: counted.said / counted.named - 0.05,
      },
      {
        what: 'true number of people inside its range',
        found: counted.inside / counted.named,
        counted: { count: counted.inside, of: counted.named },
        from: 0.93 - slack,
      },
    ],
  };
}

function findHalves(engine: GroupEngine, departments: number, seed: string) {
  const random = createRandom(`halves ${seed}`);
  const truth = createTruth(createWorld(engine.questionnaire));
  let [flagged, falsely, asked] = [0, 0, 0];
  for (let round = 0; round < departments; round++) {
    const kind: MeasureKind = round % 2 === 0 ? 'behaviour' : 'perception';
    const split = Math.floor(round / 2) % 14;
    const company = drawStanding(truth, 0.2, random);
    const parts = [true, false, false, false].map((halves) => {
      const part = createStatistics(engine);
      for (let person = 0; person < PEOPLE; person++) {
        const own = addStandings(company, drawStanding(truth, 0.8, random));
        const by = person < PEOPLE / 2 ? APART / 2 : -APART / 2;
        const standing = halves ? standingMoved(engine, own, { kind, group: split, by }) : own;
        addPerson(engine, part, choose(truth.world, standing, random));
      }
      return part;
    });
    const whole = createStatistics(engine);
    for (const part of parts) addStatistics(whole, part);
    const [first = whole] = parts;
    for (const [index, { camps }] of agreementIn(engine, kind, first, whole, parts).groups.entries()) {
      if (index === split) flagged += Number(camps);
      else falsely += Number(camps);
    }
    asked += 13;
  }
  return { flagged, falsely, asked };
}

function countPeople(
  engine: GroupEngine,
  dynamicsModel: DynamicsModel,
  keys: Keys,
  groups: number,
  seed: string,
) {
  const random = createRandom(`counted ${seed}`);
  const { questionnaire } = engine;
  const measures = questionnaire.models.behaviour.measures.map(({ key }) => key);
  const departmentSpread = new Float64Array(measures.length);
  const found = { named: 0, said: 0, true: 0, inside: 0 };
  for (let group = 0; group < groups; group++) {
    const truth = createTruth(createWorld(questionnaire, ['popularity', 'loadings'], random));
    const standings = drawGroup(truth, 60, 0.2, random);
    const statistics = createStatistics(engine);
    for (const standing of standings) addPerson(engine, statistics, choose(truth.world, standing, random));
    const picture = describeGroup(engine, keys, statistics);
    const dynamics = estimateDynamics(dynamicsModel, statistics);
    const { listed } = findOpportunities({
      questionnaire,
      dynamicsModel,
      picture,
      dynamics,
      departmentSpread,
    });
    for (const { behaviour, direction, reasons, peopleRange } of listed) {
      const index = measures.indexOf(behaviour);
      const side = direction === 'improve' ? -1 : 1;
      const out = standings.filter((standing) => side * (standing.behaviour[index] as number) > 0.5).length;
      found.named += 1;
      found.said += reasons.share;
      found.true += out / standings.length;
      found.inside += Number(out >= peopleRange.low && out <= peopleRange.high);
    }
  }
  return found;
}
