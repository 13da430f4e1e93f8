import type { InviteInput } from '@fourfold/contract/schemas';
import { shownBadLines } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { findKnown } from './add-invitations.repository.ts';
import { alreadyTexts, type Invited, invite } from './invite.service.ts';
import { type PeopleScope, requireReach } from './people-scope.ts';
import { type BatchBody, type ReadBatch, type ReadLine, readBatch, refuse } from './read-batch.ts';
import { type DepartmentBook, openDepartments } from './resolve-departments.ts';
import { findSeatProblem } from './seats.ts';
import { seatsSeen } from './seats-seen.ts';

export interface CheckedBatch extends ReadBatch {
  readonly forms: readonly InviteInput[];
  /** Left out on request: who is invited already. */
  readonly skipped: number;
  readonly newSeats: number;
  readonly seatsLeft: number;
  readonly newDepartments: string[];
  /** What stands against all of it. */
  readonly problem: string | null;
}

/** What would happen if this batch were confirmed now. */
export async function checkBatch(
  parts: AssessmentParts,
  scope: PeopleScope,
  body: BatchBody,
): Promise<CheckedBatch> {
  const reach = requireReach(scope, body.kind);
  const batch = await readBatch(body);
  const departments = await openDepartments(parts.db, scope.organisationId, reach);
  const emails = batch.lines.flatMap(({ form }) => (form === null ? [] : [form.email]));
  const known = await findKnown(parts.db, scope, body.kind, emails);
  const isSkipped = ({ form }: ReadLine) =>
    body.skip_invited && form !== null && known.get(form.email)?.state !== undefined;
  const lines = batch.lines
    .filter((read) => !isSkipped(read))
    .map((read) => {
      const state = read.form === null ? undefined : known.get(read.form.email)?.state;
      const problem = read.form === null ? null : departments.problem(read.form.department);
      if (state !== undefined) return { ...refuse(read, alreadyTexts[state]()), invited_already: true };
      return problem === null ? read : refuse(read, problem, 'department');
    });
  const forms = lines.flatMap(({ form }) => (form === null ? [] : [form])).slice(0, body.only_first);
  const newDepartments = unknown(departments, forms);
  const newSeats = forms.filter(({ email }) => known.get(email)?.seated !== true).length;
  const seats = await seatsSeen(parts.db, scope, parts.config.FREE_SEATS);
  const problem = await findSeatProblem(parts.db, scope, seats, newSeats);
  const skipped = batch.lines.length - lines.length;
  return { ...batch, lines, forms, skipped, newSeats, seatsLeft: seats.left, newDepartments, problem };
}

/** As they are first written, whatever other lines capitalise: a slip of the pen shows before it becomes a department. */
function unknown({ find }: DepartmentBook, forms: readonly InviteInput[]): string[] {
  const found = new Map<string, string>();
  for (const { department } of forms) {
    const key = department.toLowerCase();
    if (find(department) === undefined && !found.has(key)) found.set(key, department);
  }
  return [...found.values()];
}

/** Invites everyone of the batch or nobody; those of bad lines stay out where they are to. */
export async function inviteAll(
  parts: AssessmentParts,
  scope: PeopleScope,
  body: BatchBody,
  invitedBy: string,
): Promise<Invited & { readonly leftOut: number }> {
  const { lines, forms, problem, newSeats, seatsLeft } = await checkBatch(parts, scope, body);
  if (!body.skip_bad) refuseBadLines(lines);
  if (problem !== null) throw new AppError(newSeats > seatsLeft ? 'seats_taken' : 'conflict', problem);
  const when = { launch_at: body.launch_at, time_zone: body.time_zone };
  const [first, ...others] = forms.map((form) => ({ ...form, ...when }));
  if (first === undefined) throw new AppError('invalid', say('There is nobody to invite in these lines.'));
  const invited = await invite(parts, { scope, invitedBy, forms: [first, ...others] });
  return { ...invited, leftOut: lines.filter(({ form }) => form === null).length };
}

function refuseBadLines(lines: readonly ReadLine[]): void {
  const bad = lines.filter(({ problems }) => problems.length > 0);
  if (bad.length === 0) return;
  const errors = Object.fromEntries(
    bad
      .slice(0, shownBadLines)
      .map(({ line, problems }) => [
        `line ${line}`,
        problems.map(({ field, message }) => `${field}: ${message}`),
      ]),
  );
  const message = say(
    '{lines, plural, =1 {One line has a problem, so nobody was invited.} other {# lines have problems, so nobody was invited.}}',
    { lines: bad.length },
  );
  throw new AppError('invalid', message, { errors });
}
