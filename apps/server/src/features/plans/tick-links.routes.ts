import { planSentence, weekOf } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import type { FastifyInstance } from 'fastify';
import { longDay } from '../../kernel/documents/long-day.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import { onePressRoute, type Said } from '../../kernel/http/one-press.ts';
import { tickWeek } from './follow-plan.service.ts';
import { doerOf } from './owned-plan.routes.ts';
import { ownerUrl, type ProvenTick, proveTick, requireStanding, tickAddress, tickUrl } from './plan-link.ts';
import type { PlanParts } from './plan-parts.ts';
import { lockPlan } from './plans.repository.ts';

/** The two links of the weekly mail: each asks for one press, and says what it did. */
export function tickLinkRoutes(app: FastifyInstance, parts: PlanParts): void {
  onePressRoute(app, tickAddress, {
    prove: (query) => proveTick(parts, query),
    ask: ({ week, done }) => {
      const day = longDay(new Date(week));
      return {
        title: done ? say('Was it done?') : say('Mark it as not done?'),
        sentence: say('Press the button to answer for the week of {day}.', { day }),
        button: done ? say('Done this week') : say('Not this week'),
      };
    },
    act: (proven) => answer(parts, proven),
    // The mail has asked already, and the answer can be changed until Sunday.
    presses: true,
  });
}

async function answer(parts: PlanParts, proven: ProvenTick): Promise<Said> {
  try {
    return await tickByLink(parts, proven);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { title: say('Nothing was changed'), sentence: error.message, status: error.status };
  }
}

async function tickByLink(parts: PlanParts, proven: ProvenTick): Promise<Said> {
  const plan = await parts.db.transaction().execute(async (tx) => {
    await lockPlan(tx, proven.planId);
    const found = await requireStanding({ db: tx, clock: parts.clock }, proven);
    await tickWeek(tx, found, proven, doerOf(found), parts.clock());
    return found;
  });
  const sentence = planSentence({ ...plan, until: longDay(new Date(plan.until)) });
  return {
    title: proven.done ? say('Done this week') : say('Not this week'),
    sentence: proven.done
      ? say('Thank you. Ticked as done: {sentence}', { sentence })
      : say('Thank you. Noted as not done: {sentence}', { sentence }),
    next: { label: say('Open the plan'), url: ownerUrl(parts, plan, parts.clock()) },
    // A week that is over is answered once.
    ...(proven.week === weekOf(parts.clock()) && {
      instead: {
        label: proven.done ? say('Change it to “Not this week”') : say('Change it to “Done this week”'),
        url: tickUrl(parts, plan, { week: proven.week, done: !proven.done }, parts.clock()),
      },
    }),
  };
}
