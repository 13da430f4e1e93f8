import type { OwnPage } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { requireOwnPageLink } from '../assessment/own-page-link.ts';
import { findRespondent, type Respondent } from '../assessment/respondent.repository.ts';
import { type GivenLink, surveyUrl } from '../assessment/survey-link.ts';
import { insertInvitations, toRow } from '../people/add-invitations.repository.ts';
import { lockSeats } from '../people/seats.ts';
import { setsFor } from './ask-wave.ts';
import { choicesFor } from './choices.ts';
import { findOpenTo, findPulse } from './pulses.repository.ts';

/**
 * Lets someone take part who was left out, most often because they were invited within 30 days: they ask, so nothing is
 * mailed. Saying it twice opens the same questions.
 */
export async function takePart(parts: AssessmentParts, given: GivenLink): Promise<{ url: string }> {
  const { responseId } = requireOwnPageLink(parts, given);
  const now = parts.clock();
  const row = await parts.db.transaction().execute(async (tx) => {
    const own = await findRespondent(tx, responseId);
    if (own === undefined || own.submitted_at === null || own.kind !== 'employee') throw none();
    await lockSeats(tx, own.organisation_id);
    const open = await findOpenTo(tx, own, now);
    if (open?.response_id && open.expires_at !== null && open.expires_at > now)
      return { id: open.response_id, expires_at: open.expires_at };
    if (open !== undefined && open.response_id !== null) throw none();
    const pulse = open && (await findPulse(tx, own.organisation_id, open.pulse_id));
    if (open === undefined || pulse === undefined) throw none();
    const setOf = await setsFor(tx, pulse, open.round_id, [own.person_id]);
    const made = toRow(
      {
        organisationId: own.organisation_id,
        roundId: open.round_id,
        personId: own.person_id,
        departmentId: own.department_id,
        invitedBy: open.invited_by,
        questionSet: setOf(own.person_id),
        form: { ...wordsOf(own), kind: 'employee', form: 'pulse', vacancy_id: null, launch_at: null },
      },
      now,
    );
    const expires_at = open.ends_at < made.expires_at ? open.ends_at : made.expires_at;
    const asked = { ...made, mail_due: null, expires_at };
    await insertInvitations(tx, [asked]);
    return asked;
  });
  return { url: surveyUrl(parts.config.APP_URL, parts.signer, row.id, row.expires_at) };
}

/** How much a pulse would ask of someone who may take part now; null where none is open to them. */
export async function openPulseFor(
  { db, clock }: Pick<AssessmentParts, 'db' | 'clock'>,
  respondent: Respondent,
): Promise<OwnPage['pulse']> {
  const now = clock();
  const open = await findOpenTo(db, respondent, now);
  const pulse = open && (await findPulse(db, respondent.organisation_id, open.pulse_id));
  if (pulse === undefined) return null;
  const { measure, bank } = await choicesFor(pulse.measure_key);
  return pulse.asks === 'measure' && measure !== null ? measure : bank;
}

const wordsOf = ({ first_name, last_name, job_position, department, company, email }: Respondent) => ({
  ...{ first_name, last_name, job_position, department, company, email },
});

const none = () => new AppError('gone', messages.pulseOver());
