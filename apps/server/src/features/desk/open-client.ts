import type { BodyOf, openClient } from '@fourfold/contract/calls';
import { type ClientPart, copiedPlanDays, reachOf } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import type { SignedIn } from '../../kernel/http/access.ts';
import { notFound } from '../../kernel/http/app-error.ts';
import type { Parts } from '../../kernel/parts.ts';
import { memberNow } from '../identity/members/member-now.ts';
import { switchTo } from '../identity/members/switch-organisation.ts';
import { createOrganisation } from '../identity/organisations/organisations.repository.ts';
import { listPlanRows, setDepartments } from '../plans/plans.repository.ts';

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** Opens an organisation that begins with parts of another one. Nobody and no answer is among what is copied. */
export async function openFrom(
  parts: Pick<Parts, 'db' | 'clock' | 'config'>,
  caller: SignedIn,
  { name, from, parts: wanted }: BodyOf<typeof openClient>,
) {
  const { userId } = caller;
  const source = await memberNow(parts, { organisationId: from, userId });
  if (source === null || reachOf(source, 'organisation:manage') === null) throw notFound();
  const now = parts.clock();
  const opened = await parts.db.transaction().execute(async (tx) => {
    const to = await createOrganisation(tx, name, userId, now);
    const copying = { from, to, now };
    const takes = (part: ClientPart) => wanted.includes(part);
    if (takes('words')) await copyWords(tx, copying);
    if (takes('settings')) await copySettings(tx, copying);
    if (takes('logo')) await copyLogo(tx, copying);
    const departments = takes('departments') ? await copyDepartments(tx, copying) : new Map<string, string>();
    const plans = takes('plans') ? await copyPlans(tx, copying, departments, userId) : 0;
    const details = { parts: wanted.join(', ') };
    await record(tx, { action: 'organisation.opened', organisationId: to, userId, details }, now);
    await record(tx, { action: 'organisation.copied', organisationId: from, userId, details }, now);
    return { id: to, copied: { departments: departments.size, plans } };
  });
  await switchTo(parts, caller, opened.id);
  return { organisation: { id: opened.id, name, role: 'owner' as const }, copied: opened.copied };
}

/** Whom to object to is the client's own works council, and stays. */
async function copyWords(tx: Transaction<DB>, { from, to }: Copying): Promise<void> {
  await sql`
    update organisations o set
      employee_invitation_text = s.employee_invitation_text, candidate_invitation_text = s.candidate_invitation_text,
      reminder_subject = s.reminder_subject, reminder_words = s.reminder_words, information_words = s.information_words
    from organisations s where s.id = ${from} and o.id = ${to}`.execute(tx);
  await sql`
    insert into report_templates (organisation_id, template, changed_at)
    select ${to}, template, changed_at from report_templates where organisation_id = ${from}`.execute(tx);
}

async function copySettings(tx: Transaction<DB>, { from, to }: Copying): Promise<void> {
  await sql`
    update organisations o set
      time_zone = s.time_zone, reminders = s.reminders, reminder_days = s.reminder_days,
      employee_retention_days = s.employee_retention_days, candidate_retention_days = s.candidate_retention_days,
      respondent_page_allowed = s.respondent_page_allowed, information_names = s.information_names
    from organisations s where s.id = ${from} and o.id = ${to}`.execute(tx);
}

/** Under an address of its own: one of them may be removed and the other stay. */
async function copyLogo(tx: Transaction<DB>, { from, to, now }: Copying): Promise<void> {
  await sql`
    insert into organisation_logos (organisation_id, id, media_type, bytes)
    select ${to}, ${newId(now)}, media_type, bytes from organisation_logos where organisation_id = ${from}`.execute(
    tx,
  );
}

/** Answers which department each has become. */
async function copyDepartments(
  tx: Transaction<DB>,
  { from, to, now }: Copying,
): Promise<Map<string, string>> {
  const found = await tx
    .selectFrom('departments')
    .select(['id', 'name', 'time_zone'])
    .where('organisation_id', '=', from)
    .execute();
  const copies = found.map(({ id, ...department }) => ({ old: id, id: newId(now), ...department }));
  if (copies.length > 0)
    await tx
      .insertInto('departments')
      .values(copies.map(({ old: _, ...department }) => ({ ...department, organisation_id: to })))
      .execute();
  return new Map(copies.map(({ old, id }) => [old, id]));
}

/** Drafts for nobody to look after yet. A plan whose departments did not come along is for everyone. */
async function copyPlans(
  tx: Transaction<DB>,
  { from, to, now }: Copying,
  departments: ReadonlyMap<string, string>,
  userId: string,
): Promise<number> {
  const found = (await listPlanRows(tx, from)).filter(({ state }) => state !== 'dropped');
  const until = new Date(now.getTime() + copiedPlanDays * 24 * 3600 * 1000).toISOString().slice(0, 10);
  for (const { kind, measure_key, direction, cue, who, what, sign, departments: aimed } of found) {
    const id = newId(now);
    const known = aimed.flatMap((one) => departments.get(one.id ?? '') ?? []);
    await tx
      .insertInto('plans')
      .values({
        ...{ id, organisation_id: to, kind, measure_key, direction, cue, who, what, sign, until },
        ...{ company_wide: known.length === 0, created_by: userId, created_at: now },
      })
      .execute();
    await setDepartments(tx, { id, organisationId: to, departments: known });
    await record(tx, { action: 'plan.made', organisationId: to, userId, details: { plan: id } }, now);
  }
  return found.length;
}
