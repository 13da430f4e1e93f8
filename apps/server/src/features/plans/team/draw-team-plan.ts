import { startThreads } from '../../../kernel/threads/threads.ts';
import type { PrintedTeamPlan } from './create-team-plan.ts';

const threads = startThreads<PrintedTeamPlan, Uint8Array>(
  new URL('./draw-team-plan.worker.ts', import.meta.url),
);

/** A team's plan on paper, drawn in a thread of its own. */
export const drawTeamPlan = async (plan: PrintedTeamPlan): Promise<Buffer> =>
  Buffer.from(await threads.ask(plan));
