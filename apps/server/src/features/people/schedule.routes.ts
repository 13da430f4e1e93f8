import {
  changeLaunch,
  changeReminder,
  changeSchedule,
  getSchedule,
  previewReminder,
  remindResponses,
  restoreInvitations,
  withdrawInvitations,
} from '@fourfold/contract/calls';
import type { Serve } from '../../kernel/http/serve.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import type { NowParts } from '../identity/members/member-now.ts';
import { withdrawSeveral } from './people.service.ts';
import { scopeOf } from './people-scope.ts';
import { preview, remind } from './remind.service.ts';
import { restoreSeveral } from './restore.service.ts';
import { changeOwnSchedule, changePlanned, relaunch, scheduleOf } from './schedule.service.ts';

/** Reminding and withdrawing many, and what leaves by itself. */
export function scheduleRoutes(serve: Serve, parts: AssessmentParts & Pick<NowParts, 'config'>): void {
  serve(remindResponses, async ({ body, caller }) =>
    remind(parts, scopeOf(caller.membership), caller.userId, body),
  );
  serve(previewReminder, async ({ body, caller }) =>
    preview(parts, scopeOf(caller.membership), caller.userId, body),
  );
  serve(withdrawInvitations, async ({ body, caller }) =>
    withdrawSeveral(parts, scopeOf(caller.membership), body.ids),
  );
  serve(restoreInvitations, async ({ body, caller }) =>
    restoreSeveral(parts, scopeOf(caller.membership), body.ids),
  );
  serve(getSchedule, ({ caller }) =>
    scheduleOf(parts, { scope: scopeOf(caller.membership), userId: caller.userId }),
  );
  serve(changeReminder, async ({ params, body, caller }) => {
    const asker = { scope: scopeOf(caller.membership), userId: caller.userId };
    await changePlanned(parts, asker, params.reminderId, body);
    return await scheduleOf(parts, asker);
  });
  serve(changeLaunch, async ({ body, caller }) => {
    const asker = { scope: scopeOf(caller.membership), userId: caller.userId };
    const changed = await relaunch(parts, asker, body);
    return { changed, schedule: await scheduleOf(parts, asker) };
  });
  serve(changeSchedule, async ({ body, caller }) => {
    const asker = { scope: scopeOf(caller.membership), userId: caller.userId };
    await changeOwnSchedule(parts, asker, body);
    return await scheduleOf(parts, asker);
  });
}
