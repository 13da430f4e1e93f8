import type { gateRules } from '@fourfold/contract/schemas';
import { leastPeople } from '@fourfold/contract/words';
import type { z } from 'zod';
import type { Viewer } from '../viewer.ts';

type GateRules = z.output<typeof gateRules>;

/** The visibility rules in words, as they hold for whoever looks. They stand on the page and on every report. */
export function rulesFor({ gated, own }: Viewer, departmentNames: readonly string[]): GateRules {
  return {
    gated,
    own_departments: own.length === 0 ? [] : [...departmentNames],
    least_people: leastPeople,
    statements: gated ? [...behindTheGate, ...(own.length === 0 ? [] : ofManagers)] : ofThoseWhoSeeAll,
  };
}

const behindTheGate = [
  `Figures are of groups of ${leastPeople} people or more.`,
  `Figures move in batches of at least ${leastPeople} new answers. Until a batch is full, new answers wait.`,
  'A batch belongs to one department, or, where a department is too small for one, to the whole alone. No filter cuts through a batch, so no two figures can be subtracted to show fewer people.',
  'When somebody is erased, their answers are gone at once and their whole batch is taken back; what is left of it waits for new answers.',
  `A batch with people you could ever see one by one is shown to you with ${leastPeople} others in it, or none. A new role or department does not change that.`,
];
const ofManagers = [
  'Of your own departments you see people and live figures. Someone you saw in a group stays closed to you if their answers would show the few others in it.',
];
const ofThoseWhoSeeAll = [
  'You may see individuals, so you see figures of any size, live, with every filter. Each says how many people it holds and how sure it is.',
  `Whoever may not see individuals gets figures from ${leastPeople} people on, which move in batches of at least ${leastPeople} new answers.`,
  'Answers that cannot be trusted are left out, with the reasons, and can be put back.',
];
