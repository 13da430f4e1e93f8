import { inviteBatch, previewBatch } from '@fourfold/contract/calls';
import { messages, shownBadLines } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { type CheckedBatch, checkBatch, inviteAll } from './batch.service.ts';
import { scopeOf } from './people-scope.ts';
import type { ReadLine } from './read-batch.ts';

/** Inviting many at once: first what would happen, then all or nobody. */
export function batchRoutes(serve: Serve, parts: AssessmentParts): void {
  serve(previewBatch, async ({ body: { all_lines, ...body }, caller }) => {
    await parts.limiter.use(`preview-batch:${caller.userId}`, { max: 100, seconds: 600 });
    const checked = await checkBatch(parts, scopeOf(caller.membership), body);
    return { ...present(checked), lines: all_lines ? checked.lines.map(presentLine) : [] };
  });
  serve(inviteBatch, async ({ body, caller }) => {
    const scope = scopeOf(caller.membership);
    await parts.limiter.use(`invite-batch:${scope.organisationId}`, { max: 30, seconds: 3600 });
    const { ids, unmailed, leftOut } = await inviteAll(parts, scope, body, caller.userId);
    return { message: onTheWay(ids.length - unmailed), invited: ids.length, unmailed, left_out: leftOut };
  });
}

function onTheWay(mails: number): string {
  if (mails === 0) return messages.allUnmailed();
  return say('{mails, plural, =1 {One invitation is on the way.} other {# invitations are on the way.}}', {
    mails,
  });
}

const shownLines = 10;
/** Longer than anything that is taken: what was meant is seen all the same. */
const shownSigns = 300;
const shorten = (text: string) => (text.length > shownSigns ? `${text.slice(0, shownSigns)}…` : text);

function present({ headers, hasHeader, columns, lines, ...batch }: CheckedBatch) {
  const bad = lines.filter(({ problems }) => problems.length > 0);
  return {
    headers: headers.map(shorten),
    has_header: hasHeader,
    columns,
    total: lines.length + batch.skipped,
    good: batch.forms.length,
    skipped: batch.skipped,
    seats_left: batch.seatsLeft,
    new_seats: batch.newSeats,
    new_departments: batch.newDepartments,
    problem: batch.problem,
    bad: bad.length,
    invited_already: bad.filter(({ invited_already }) => invited_already).length,
    bad_lines: bad.slice(0, shownBadLines).map(presentLine),
    sample: lines.slice(0, shownLines).map(presentLine),
  };
}

function presentLine({ form: _, values, ...line }: ReadLine) {
  const shown = Object.entries(values).map(([field, value]) => [field, shorten(value)]);
  return { ...line, values: Object.fromEntries(shown) };
}
