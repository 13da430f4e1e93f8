import {
  correctResponse,
  eraseRespondent,
  getResponseLink,
  inviteRespondent,
  listResponses,
  resendInvitation,
  summariseResponses,
  withdrawInvitation,
} from '@fourfold/contract/calls';
import { messages, responseStatuses } from '@fourfold/contract/words';
import { refuseTokens } from '../../kernel/http/access.ts';
import { notFound } from '../../kernel/http/app-error.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { mapInTurns } from '../../kernel/threads/turns.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { invite } from './invite.service.ts';
import { latestRoundOf } from './launches.repository.ts';
import { limitInvitations } from './limit-invitations.ts';
import { presentListed } from './people.presenter.ts';
import {
  countByDepartment,
  countByStatus,
  countFiltered,
  findListed,
  hasPulses,
  type ListQuery,
  latestRound,
  listPage,
} from './people.repository.ts';
import { copyLink, correct, eraseWithAnswers, resend, withdraw } from './people.service.ts';
import { type PeopleScope, scopeOf } from './people-scope.ts';
import { seatsSeen } from './seats-seen.ts';

/** Inviting, and what an inviter does with one response. */
export function responseRoutes(serve: Serve, parts: AssessmentParts): void {
  const shown = (scope: PeopleScope, id: string) => showOne(parts, scope, id);

  serve(inviteRespondent, async ({ body, caller }) => {
    const scope = scopeOf(caller.membership);
    await limitInvitations(parts.limiter, scope.organisationId);
    const { ids } = await invite(parts, { scope, invitedBy: caller.userId, forms: [body] });
    const [id = ''] = ids;
    const answer = await shown(scope, id);
    const planned = answer.response.status === 'planned' ? messages.invitationPlanned() : null;
    const unmailed = answer.response.no_reminders ? messages.invitedUnmailed() : null;
    const message = planned ?? unmailed ?? messages.invitationSent();
    return { message, ...answer };
  });
  serve(resendInvitation, async ({ params, caller }) => {
    const scope = scopeOf(caller.membership);
    await resend(parts, scope, params.responseId);
    return await shown(scope, params.responseId);
  });
  serve(withdrawInvitation, async ({ params, body, caller }) => {
    const scope = scopeOf(caller.membership);
    if (body.with_answers) refuseTokens(caller);
    await withdraw(parts, scope, params.responseId, body.with_answers);
    return await shown(scope, params.responseId);
  });
  serve(correctResponse, async ({ params, body, caller }) => {
    const scope = scopeOf(caller.membership);
    await correct(parts, { scope, userId: caller.userId }, params.responseId, body);
    return await shown(scope, params.responseId);
  });
  serve(eraseRespondent, ({ params, caller }) =>
    eraseWithAnswers(parts, scopeOf(caller.membership), params.responseId, caller.userId),
  );
  serve(getResponseLink, async ({ params, caller: { membership, userId }, request, reply }) => {
    // Asked for its head alone, nothing is given that could be noted.
    if (request.method === 'HEAD') throw notFound();
    const copier = { ...membership, userId };
    const copy = await copyLink(parts, scopeOf(membership), params.responseId, copier);
    // Given a second time from a browser's memory, it would be copied without a trace.
    reply.header('cache-control', 'no-store');
    return copy;
  });
}

/** The list and its summary. */
export function responseListRoutes(serve: Serve, parts: AssessmentParts): void {
  const { db, clock, config } = parts;

  serve(listResponses, async ({ query: { doubtful, ...query }, caller }) => {
    const scope = scopeOf(caller.membership);
    if (caller.apiToken === null) return await list(parts, scope, { ...query, doubtful });
    // A token that reads the people has not been given their results.
    const { responses, ...page } = await list(parts, scope, query);
    return { ...page, responses: responses.map((one) => ({ ...one, verdict: null })) };
  });
  serve(summariseResponses, async ({ query, caller }) => {
    const scope = scopeOf(caller.membership);
    const counts = await countByStatus(db, scope, query, clock());
    const latest = await latestRoundOf(db, scope.organisationId);
    const round = { number: latest?.number ?? 0, ends_at: latest?.ends_at?.toISOString() ?? null };
    // Candidates come one by one and belong to no round of the employees.
    const isHiring = query.kind === 'candidate';
    const asked = isHiring ? query : ({ kind: 'employee', round: round.number } as const);
    const departments = await countByDepartment(db, scope, asked, clock());
    const hiring = { kind: 'candidate', round: round.number } as const;
    const beside = query.kind === undefined ? await countByDepartment(db, scope, hiring, clock()) : [];
    const seats = await seatsSeen(db, scope, config.FREE_SEATS);
    return { ...sumUp(counts, departments, round), candidates: totalOf(beside), seats };
  });
}

async function showOne({ db, clock, questionnaire }: AssessmentParts, scope: PeopleScope, id: string) {
  const row = await findListed(db, scope, id, clock());
  if (row === undefined) throw notFound();
  return { response: presentListed(row, questionnaire) };
}

async function list({ db, clock, questionnaire }: AssessmentParts, scope: PeopleScope, query: ListQuery) {
  const now = clock();
  const { page = 1, per_page = query.page === undefined ? undefined : 50 } = query;
  const range = per_page === undefined ? {} : { limit: per_page, offset: (page - 1) * per_page };
  const rows = await listPage(db, scope, { ...query, ...range }, now);
  const { total, withdrawn } =
    per_page === undefined
      ? { total: rows.length, withdrawn: rows.filter(({ status }) => status === 'withdrawn').length }
      : await countFiltered(db, scope, query, now);
  const responses = await mapInTurns(rows, (row) => presentListed(row, questionnaire));
  return {
    responses,
    total,
    withdrawn,
    page,
    per_page: per_page ?? total,
    rounds: await latestRound(db, scope),
    pulses: await hasPulses(db, scope),
  };
}

function sumUp(
  counts: Awaited<ReturnType<typeof countByStatus>>,
  departments: Awaited<ReturnType<typeof countByDepartment>>,
  round: { readonly number: number; readonly ends_at: string | null },
) {
  const count = (status: string) => counts.find((row) => row.status === status)?.count ?? 0;
  const by_status = Object.fromEntries(responseStatuses.map((status) => [status, count(status)]));
  const total = counts.reduce((sum, row) => sum + row.count, 0);
  const rate = share(count('submitted'), total - count('withdrawn'));
  const all = totalOf(departments);
  return {
    total,
    by_status: by_status as Record<(typeof responseStatuses)[number], number>,
    rate,
    round: { ...round, ...all, rate: share(all.submitted, all.invited) },
    departments: departments.map(({ department, invited, submitted }) => ({
      department,
      invited,
      submitted,
      rate: share(submitted, invited),
    })),
  };
}

function totalOf(departments: Awaited<ReturnType<typeof countByDepartment>>) {
  const sum = (of: 'invited' | 'submitted' | 'waiting' | 'opted_out') =>
    departments.reduce((total, row) => total + row[of], 0);
  return {
    invited: sum('invited'),
    submitted: sum('submitted'),
    waiting: sum('waiting'),
    opted_out: sum('opted_out'),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
