import { listPlansHere } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { Serve } from '../../kernel/http/serve.ts';
import { requireOwnPageLink } from '../assessment/own-page-link.ts';
import { findInviting, findRespondent } from '../assessment/respondent.repository.ts';
import type { GivenLink } from '../assessment/survey-link.ts';
import type { PlanParts } from './plan-parts.ts';
import { presentCore } from './plans.presenter.ts';
import { listPlansFor } from './plans.repository.ts';

/** What was done is shown for so long. */
const shownDays = 90;

/** What is planned for the people of a department, for one of them, with the link of their own page. */
export function plansHereRoutes(serve: Serve, parts: PlanParts): void {
  serve(listPlansHere, async ({ params, query }) => {
    const { organisation, respondent } = await requireReader(parts, { ...params, ...query });
    const { organisation_id, department_id, department, answeredAt } = respondent;
    // What had ended before someone answered came of other people's answers.
    const since = new Date(
      Math.max(answeredAt.getTime(), parts.clock().getTime() - shownDays * 24 * 3600 * 1000),
    );
    const rows = await listPlansFor(parts.db, organisation_id, department_id, {
      since,
      now: parts.clock(),
    });
    return {
      organisation,
      department,
      plans: rows.map((row) => ({ ...presentCore(row), owner: row.owner_name })),
    };
  });
}

/** People who may open their own page may open this one. */
async function requireReader(parts: PlanParts, given: GivenLink) {
  const { responseId } = requireOwnPageLink(parts, given);
  const found = await findRespondent(parts.db, responseId);
  if (found === undefined || found.submitted_at === null || found.kind !== 'employee') throw gone();
  const inviting = await findInviting(parts.db, found);
  if (!inviting.respondent_page_allowed) throw gone();
  const department =
    found.department_id === null
      ? undefined
      : await parts.db
          .selectFrom('departments')
          .select('name')
          .where('organisation_id', '=', found.organisation_id)
          .where('id', '=', found.department_id)
          .executeTakeFirst();
  return {
    organisation: inviting.name,
    respondent: { ...found, answeredAt: found.submitted_at, department: department?.name ?? null },
  };
}

const gone = () => new AppError('gone', messages.ownPageGone());
