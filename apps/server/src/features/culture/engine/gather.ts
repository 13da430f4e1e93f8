import { addPerson, addStatistics, encodeStatistics, removePerson } from '@fourfold/measurement';
import type { Engine } from './engine.ts';
import { decode, type Encoded, empty } from './figures.ts';
import { readChoices } from './read-choices.ts';

export interface GatherTask {
  /** What there is already; nobody where absent. */
  readonly onto?: Encoded | undefined;
  /** Sheets one after the other, each as long as the design has questions. */
  readonly sheets: Uint8Array;
  /** For each sheet: 1 joins, -1 leaves. All join where absent. */
  readonly signs?: Int8Array | undefined;
}

/** People joining and leaving statistics, by the thousand. */
export function gather(engine: Engine, { onto, sheets, signs }: GatherTask): Encoded {
  const length = engine.questionnaire.design.questions.length;
  const statistics = onto === undefined ? empty(engine) : decode(engine, onto);
  for (let person = 0; person * length < sheets.length; person += 1) {
    const choices = readChoices(engine, sheets.subarray(person * length, (person + 1) * length));
    const change = signs?.[person] === -1 ? removePerson : addPerson;
    change(engine.groups, statistics, choices);
  }
  return encodeStatistics(statistics);
}

/** Several groups as one. Exact: all sums are whole numbers. */
export function join(engine: Engine, { groups }: { readonly groups: readonly Encoded[] }): Encoded {
  const statistics = empty(engine);
  for (const bytes of groups) addStatistics(statistics, decode(engine, bytes));
  return encodeStatistics(statistics);
}
