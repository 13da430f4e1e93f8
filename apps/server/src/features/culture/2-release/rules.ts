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
  sentence('Scores are shown for groups of {least, number} people or more.'),
  sentence(
    'Scores are updated in batches of at least {least, number} new answers. Until a batch is full, new answers wait.',
  ),
  sentence(
    'A batch belongs to one department. If a department is too small to fill one, its answers count only in a company-wide batch. No filter splits a batch, so nobody can subtract one score from another to reveal a smaller group.',
  ),
  sentence(
    'When someone’s data is erased, their answers are deleted at once and their whole batch is withdrawn from the scores. The rest of the batch waits for new answers.',
  ),
  sentence(
    'A batch may include people whose individual results you can see now or could see before. If it also includes others, you see its scores only if there are at least {least, number} others. A new role or department does not change that.',
  ),
];
const ofManagers: readonly Statement[] = [
  sentence(
    'For your own departments, you see individual people and live scores. If you have already seen a group’s scores, some of its individual results may stay closed to you. If you saw both the scores and those results, you could work out the results of the few others in the group.',
  ),
];
const ofThoseWhoSeeAll: readonly Statement[] = [
  sentence(
    'You can see individual results, so you can view groups of any size, with all filters and without delay. Each score says how many people it covers and how certain it is.',
  ),
  sentence(
    'Others see groups of {least, number} or more, updated in batches of at least {least, number} new answers.',
  ),
  sentence('Answers that can’t be relied on are left out, and the reasons are shown. They can be put back.'),
];
