import type { PulseStop } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { recurringKind } from '../../kernel/jobs/job-kind.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { type MemberNow, memberNow, type NowParts } from '../identity/members/member-now.ts';
import { scopeOf } from '../people/people-scope.ts';
import { lockSeats } from '../people/seats.ts';
import { askWave } from './ask-wave.ts';
import { findPulse, listDue, lockPulse, type PulseRow } from './pulses.repository.ts';

/** Asks where an hour has come that a pulse was planned for. Every five minutes. */
export const askDueJob = recurringKind('pulse.ask');

type Parts = Pick<AssessmentParts, 'db' | 'jobs' | 'clock'> & Pick<NowParts, 'config'>;

/**
 * Each time once, whatever becomes of the process: what was asked and when it asks next are one transaction, and two
 * nodes wait for each other at the organisation.
 */
export async function askDue(parts: Parts): Promise<void> {
  for (const { id, organisation_id } of await listDue(parts.db, parts.clock()))
    await askOne(parts, id, organisation_id);
}

async function askOne(parts: Parts, id: string, organisationId: string): Promise<void> {
  const now = parts.clock();
  await parts.db.transaction().execute(async (tx) => {
    await lockSeats(tx, organisationId);
    await lockPulse(tx, id);
    const isDue = (await listDue(tx, now)).some((due) => due.id === id);
    const pulse = isDue ? await findPulse(tx, organisationId, id) : undefined;
    if (pulse === undefined || pulse.next_at === null) return;
    const userId = pulse.created_by;
    const member = await memberNow({ db: tx, config: parts.config }, { organisationId, userId });
    const reason = whyNot(pulse, member);
    if (reason !== null || member === null || userId === null)
      return await stop(tx, pulse, reason ?? 'asker_gone');
    await askWave(parts, tx, pulse, { scope: scopeOf(member), askedBy: userId, at: pulse.next_at });
    const next_at = nextAfter(pulse, now);
    await tx.updateTable('pulses').set({ next_at }).where('id', '=', id).execute();
  });
}

/** Why it can't ask any more; null where it can. */
function whyNot(pulse: PulseRow, member: MemberNow | null): PulseStop | null {
  if (pulse.plan_state === 'dropped' || (pulse.next_at ?? '').slice(0, 10) > pulse.until) return 'plan_ended';
  if (member === null || scopeOf(member).reach.employee === null) return 'asker_gone';
  return pulse.company_wide || pulse.departments.some(({ id }) => id !== null) ? null : 'no_department';
}

const stop = async (tx: Transaction<DB>, { id }: PulseRow, stopped: PulseStop): Promise<void> => {
  await tx.updateTable('pulses').set({ next_at: null, stopped }).where('id', '=', id).execute();
};

const week = 7 * 86_400_000;

/** On the same weekday at the same hour, none of what was missed; null after the plan's last day. */
export function nextAfter(
  { next_at, every_weeks, until }: Pick<PulseRow, 'next_at' | 'every_weeks' | 'until'>,
  now: Date,
): string | null {
  if (next_at === null || every_weeks === null) return null;
  let moment = Date.parse(`${next_at}:00Z`) + every_weeks * week;
  while (moment <= now.getTime()) moment += every_weeks * week;
  const clock = new Date(moment).toISOString().slice(0, 16);
  return clock.slice(0, 10) > until ? null : clock;
}
