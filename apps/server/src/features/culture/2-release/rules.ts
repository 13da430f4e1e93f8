import type { gateRules } from '@fourfold/contract/schemas';
import { leastPeople } from '@fourfold/contract/words';
import { sentence } from '@fourfold/words';
import type { z } from 'zod';
import type { Viewer } from '../viewer.ts';

type GateRules = z.output<typeof gateRules>;

/** The visibility rules in words, as they apply to this viewer. They stand on the page and on every report. */
export function rulesFor({ gated, own }: Viewer, departmentNames: readonly string[]): GateRules {
  return {
    gated,
    own_departments: own.length === 0 ? [] : [...departmentNames],
    least_people: leastPeople,
    statements: statementsFor(gated, own.length > 0).map((say) => say({ least: leastPeople })),
  };
}

type Statement = (values: { least: number }) => string;

function statementsFor(gated: boolean, ownsDepartments: boolean): readonly Statement[] {
  if (!gated) return ofThoseWhoSeeAll;
  return ownsDepartments ? [...behindTheGate, ...ofManagers] : behindTheGate;
}

const behindTheGate: readonly Statement[] = [
  sentence('Figures are of groups of {least, number} people or more.'),
  sentence(
    'Figures move in batches of at least {least, number} new answers. Until a batch is full, new answers wait.',
  ),
  sentence(
    'A batch belongs to one department, or, where a department is too small for one, to the whole alone. No filter cuts through a batch, so no two figures can be subtracted to show fewer people.',
  ),
  sentence(
    'When someone is erased, their answers are gone at once and their whole batch is taken back. What is left of it waits for new answers.',
  ),
  sentence(
    'A batch with people you could ever see one by one needs {least, number} others in it, or none. A new role or department does not change that.',
  ),
];
const ofManagers: readonly Statement[] = [
  sentence(
    'Of your own departments you see people and live figures. Someone you saw in a group stays closed to you if their answers would show the few others in it.',
  ),
];
const ofThoseWhoSeeAll: readonly Statement[] = [
  sentence(
    'You may see individual results, so you can view groups of any size, with all filters and without delay. Each score says how many people it covers and how certain it is.',
  ),
  sentence(
    'Others see groups of {least, number} or more, updated after every {least, number} new responses.',
  ),
  sentence('Unreliable answers are left out, with the reasons, and can be put back.'),
];
