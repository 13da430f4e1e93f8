import { addPerson, addStatistics, encodeStatistics, removePerson } from '@fourfold/measurement';
import type { Brain } from './brain.ts';
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
export function gather(brain: Brain, { onto, sheets, signs }: GatherTask): Encoded {
  const length = brain.questionnaire.design.questions.length;
  const statistics = onto === undefined ? empty(brain) : decode(brain, onto);
  for (let person = 0; person * length < sheets.length; person += 1) {
    const choices = readChoices(brain, sheets.subarray(person * length, (person + 1) * length));
    const change = signs?.[person] === -1 ? removePerson : addPerson;
    change(brain.engine, statistics, choices);
  }
  return encodeStatistics(statistics);
}

/** Several groups as one. Exact: all sums are whole numbers. */
export function join(brain: Brain, { groups }: { readonly groups: readonly Encoded[] }): Encoded {
  const statistics = empty(brain);
  for (const bytes of groups) addStatistics(statistics, decode(brain, bytes));
  return encodeStatistics(statistics);
}
