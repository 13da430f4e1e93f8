import {
  addPerson,
  createStatistics,
  encodeStatistics,
  type GroupStatistics,
  judgeAnswers,
  peopleIn,
  scoreResponse,
  simulateCompany,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import type { Encoded } from '../engine/figures.ts';

/** The sample company as groups, for the page of an organisation that has no answers yet. */
export interface SampleGroups {
  readonly name: string;
  readonly whole: Encoded;
  readonly invited: number;
  readonly leftOut: number;
  readonly people: number;
  readonly departments: readonly SampleDepartment[];
}

export interface SampleDepartment {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  readonly group: Encoded;
}

/** Everyone of the sample company answers, and goes through the same judgement as real people. */
export function computeSample({ questionnaire, groups }: Engine): SampleGroups {
  const company = simulateCompany(questionnaire);
  const employees = company.people.filter(({ kind }) => kind === 'employee');
  const whole = createStatistics(groups);
  const departments = new Map<string, GroupStatistics>();
  let leftOut = 0;
  for (const [index, person] of employees.entries()) {
    const id = `sample ${index}`;
    const scored = scoreResponse(questionnaire, id, person.answers(id));
    if (judgeAnswers(questionnaire, scored).verdict === 'unreliable') {
      leftOut += 1;
      continue;
    }
    const own = departments.get(person.department) ?? createStatistics(groups);
    departments.set(person.department, own);
    addPerson(groups, own, scored.choices);
    addPerson(groups, whole, scored.choices);
  }
  return {
    name: company.name,
    whole: encodeStatistics(whole),
    people: peopleIn(whole),
    invited: employees.length,
    leftOut,
    departments: [...departments].map(([name, group], index) => ({
      id: sampleId(index),
      name,
      people: peopleIn(group),
      group: encodeStatistics(group),
    })),
  };
}

/** An id that no department of anybody has. */
export const sampleId = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
