import {
  compareDepartments,
  type DepartmentComparison,
} from '@fourfold/measurement/comparison/compare-departments.ts';
import { type Changes, compareRounds } from '@fourfold/measurement/comparison/compare-rounds.ts';
import { addMatched, createMatched } from '@fourfold/measurement/comparison/matched-people.ts';
import { addPerson } from '@fourfold/measurement/group/add-people.ts';
import { createStatistics } from '@fourfold/measurement/group/create-statistics.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { type Random, shuffle } from '@fourfold/measurement/random.ts';
import { choose, type Picks } from '@fourfold/measurement/simulation/choose.ts';
import { addStandings, drawStanding, type Standing } from '@fourfold/measurement/simulation/draw-people.ts';
import { createTruth, type Truth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld, type Departure } from '@fourfold/measurement/simulation/world.ts';

/**
 * Pages of a company whose truth is known: departments beside each other, and one round after another.
 *
 * People scatter around their company by 0.8 of the variance; the company itself stands anywhere. Where something
 * moves, it is one competency or domain, all six measures of it by as much, each time another one.
 *
 * Example: `departmentsPage(setting, 4, 15, null)` are four departments drawn by lot from one company.
 */
export interface Setting {
  readonly engine: GroupEngine;
  readonly truth: Truth;
  readonly random: Random;
}

export interface Move {
  readonly kind: MeasureKind;
  readonly group: number;
  readonly by: number;
}

const WITHIN = 0.8;

export function createSetting(
  engine: GroupEngine,
  random: Random,
  departures: readonly Departure[] = [],
): Setting {
  return { engine, random, truth: createTruth(createWorld(engine.questionnaire, departures, random)) };
}

/** The first department is the one that is moved. */
export function departmentsPage(
  setting: Setting,
  departments: number,
  people: number,
  kind: MeasureKind,
  move: Move | null,
): DepartmentComparison {
  const { engine, truth, random } = setting;
  const company = drawStanding(truth, 1 - WITHIN, random);
  const whole = createStatistics(engine);
  const parts = Array.from({ length: departments }, (_, department) => {
    const part = createStatistics(engine);
    for (let person = 0; person < people; person++) {
      const standing = addStandings(company, drawStanding(truth, WITHIN, random));
      const picks = answer(setting, standing, department === 0 ? move : null);
      addPerson(engine, part, picks);
      addPerson(engine, whole, picks);
    }
    return part;
  });
  return compareDepartments(engine, kind, whole, parts);
}

/** Who answers: standings around the company's, by person, then and now. */
export interface Answering {
  readonly earlier: ReadonlyMap<number, Standing>;
  readonly later: ReadonlyMap<number, Standing>;
}

/** In the later round the company is moved. */
export function roundsPage(setting: Setting, { earlier, later }: Answering, move: Move | null): Changes {
  const { engine, truth, random } = setting;
  const company = drawStanding(truth, 1 - WITHIN, random);
  const [before, after] = [createStatistics(engine), createStatistics(engine)];
  const matched = createMatched(engine);
  const first = new Map<number, Picks>();
  for (const [person, standing] of earlier) {
    const picks = answer(setting, addStandings(company, standing), null);
    first.set(person, picks);
    addPerson(engine, before, picks);
  }
  for (const [person, standing] of later) {
    const picks = answer(setting, addStandings(company, standing), move);
    addPerson(engine, after, picks);
    const same = first.get(person);
    if (same !== undefined) addMatched(engine, matched, same, picks);
  }
  return compareRounds(engine, before, after, matched);
}

export const otherPeople =
  (people: number) =>
  ({ truth, random }: Setting): Answering => {
    const draw = (from: number) =>
      new Map(
        Array.from({ length: people }, (_, at) => [from + at, drawStanding(truth, WITHIN, random)] as const),
      );
    return { earlier: draw(0), later: draw(people) };
  };

/** `lasting`: the correlation of people's true standings in the two rounds. */
export const samePeople =
  (people: number, lasting: number) =>
  (setting: Setting): Answering =>
    answering(setting, people, lasting, 1);

/** A random share of the same staff answers each time. */
export const fixedStaff =
  (people: number, lasting: number, share: number) =>
  (setting: Setting): Answering =>
    answering(setting, people, lasting, share);

function answering({ truth, random }: Setting, people: number, lasting: number, share: number): Answering {
  const staff = Array.from({ length: people }, () => drawStanding(truth, WITHIN, random));
  const pick = () => shuffle([...staff.keys()], random).slice(0, Math.round(share * people));
  const later = (standing: Standing): Standing =>
    lasting === 1
      ? standing
      : addStandings(
          scale(standing, lasting),
          scale(drawStanding(truth, WITHIN, random), Math.sqrt(1 - lasting ** 2)),
        );
  return {
    earlier: new Map(pick().map((person) => [person, staff[person] as Standing])),
    later: new Map(pick().map((person) => [person, later(staff[person] as Standing)])),
  };
}

function answer({ engine, truth, random }: Setting, standing: Standing, move: Move | null): Picks {
  return choose(truth.world, move === null ? standing : standingMoved(engine, standing, move), random);
}

export function standingMoved(
  { questionnaire }: GroupEngine,
  standing: Standing,
  { kind, group, by }: Move,
): Standing {
  const moved = Float64Array.from(standing[kind]);
  for (const member of questionnaire.models[kind].groups[group]?.members ?? [])
    moved[member] = (moved[member] as number) + by;
  return { ...standing, [kind]: moved };
}

const scale = ({ behaviour, perception }: Standing, by: number): Standing => ({
  behaviour: behaviour.map((value) => by * value),
  perception: perception.map((value) => by * value),
});
