import type { InformationSection, ResponseKind } from '@fourfold/contract/schemas';
import {
  atStart,
  leastPeople,
  type Permission,
  type Role,
  reachOf,
  roleGroups,
  roles,
} from '@fourfold/contract/words';
import { say, sentence } from '@fourfold/words';
import { visibilityOf } from '../assessment/visibility.ts';
import type { Holders } from './read-organisation.ts';

interface Seeing {
  readonly kind: ResponseKind;
  readonly organisation: string;
  /** Null where nobody is named. */
  readonly holders: Holders | null;
}

/** Who sees what: the words that each person confirms before the first question, and the role table beside them. */
export function whoSees({ kind, organisation, holders }: Seeing): InformationSection {
  const head = [
    say('Role'),
    say('One person’s results and answers'),
    ...(kind === 'employee' ? [say('Group scores')] : []),
    ...(holders === null ? [] : [say('Who has this role today')]),
  ];
  const rows = roles.map((role) => [
    atStart(roleGroups[role]()),
    personCell(role, kind),
    ...(kind === 'employee' ? [groupCell(role)] : []),
    ...(holders === null ? [] : [holders[role]?.join(', ') ?? say('Nobody')]),
  ]);
  return {
    id: 'who-sees',
    title: say('Who sees what'),
    paragraphs: [
      say(
        'Everyone sees this before the first question and confirms that they have read it. The list is kept with the answers. Roles that are not named there never see the answers.',
      ),
    ],
    points: visibilityOf(kind, organisation).statements,
    table: { head, rows },
  };
}

const personPermission = { employee: 'employees:see', candidate: 'candidates:see' } as const;

const seen = {
  everyone: sentence('Everyone’s'),
  departments: sentence('Those of their own departments'),
  never: sentence('Never'),
  anyGroup: sentence('Of every group'),
  departmentsAndOthers: sentence<{ people: number }>(
    'Of their own departments, and of every other group of {people} or more',
  ),
  fromFive: sentence<{ people: number }>('Of groups of {people} or more'),
  teams: sentence<{ people: number }>(
    'Of teams that candidates are compared with, if those teams have {people} people or more',
  ),
};

const reach = (role: Role, permission: Permission) => reachOf({ role, grants: [] }, permission);

function personCell(role: Role, kind: ResponseKind): string {
  const far = reach(role, personPermission[kind]);
  if (far === 'organisation') return seen.everyone();
  return far === 'departments' ? seen.departments() : seen.never();
}

function groupCell(role: Role): string {
  const people = leastPeople;
  const [groups, persons] = [reach(role, 'groups:see'), reach(role, 'employees:see')];
  if (groups === null) return seen.never();
  if (groups === 'teams') return seen.teams({ people });
  if (persons === 'organisation') return seen.anyGroup();
  return persons === 'departments' ? seen.departmentsAndOthers({ people }) : seen.fromFive({ people });
}
