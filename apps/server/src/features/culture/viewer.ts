import { reachOf } from '@fourfold/contract/words';
import type { Membership } from '../../kernel/http/access.ts';

/** Someone who looks at groups, as far as the gate is concerned. */
export interface Viewer {
  readonly organisationId: string;
  readonly userId: string;
  /** Whether figures of the organisation pass the gate: the member may not see everyone one by one. */
  readonly gated: boolean;
  /** Departments of a manager, whose people the manager sees one by one. */
  readonly own: readonly string[];
  /** Up to which release it is noted that this viewer is shown figures: see `note-shown.ts`. */
  readonly shownUpTo: number;
  /** What is shown leaves the house: it has to be what every member behind the gate may be shown. */
  readonly anyone?: true;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Someone who may be anyone: a link can reach people outside, and each member of the organisation as well. */
export const viewerFromOutside = (organisationId: string): Viewer => ({
  organisationId,
  userId: nobody,
  gated: true,
  own: [],
  shownUpTo: 0,
  anyone: true,
});

export function viewerOf(membership: Membership): Viewer {
  const reach = reachOf(membership, 'employees:see');
  return {
    organisationId: membership.organisationId,
    userId: membership.userId,
    gated: reach !== 'organisation',
    own: reach === 'departments' ? membership.departments : [],
    shownUpTo: 0,
  };
}

/** Whether this viewer sees the people of a department, or of everything, one by one. */
export const seesPeople = ({ gated, own }: Viewer, department: string | undefined): boolean =>
  !gated || (department !== undefined && own.includes(department));
