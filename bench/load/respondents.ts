import { loadQuestionnaire } from '@fourfold/measurement';
import type pg from 'pg';
import { surveyUrl } from '../../apps/server/src/features/assessment/survey-link.ts';
import { createSigner } from '../../apps/server/src/kernel/signing/signer.ts';

/** People who were invited, have read who sees what, and are about to answer. */
export interface Respondent {
  readonly id: string;
  /** Below /api, with the signature of the link. */
  readonly answersPath: string;
  /** Of the page that the mail leads to. */
  readonly page: string;
}

export const key = 'a key for the load alone, long enough for it';
const { questions } = loadQuestionnaire().design;
const perPage = 4;

/** Adds so many to an organisation, past the form and the mails. */
export async function addRespondents(
  pool: pg.Pool,
  { organisationId, roundId, count }: { organisationId: string; roundId: string; count: number },
): Promise<Respondent[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (select gen_random_uuid() as person, gen_random_uuid() as response, n
        from generate_series(1, $3::int) n),
      p as (insert into people (id, organisation_id, email, seat_since, created_at)
        select person, $1, 'r' || n || '-' || response || '@example.com', now(), now() from made)
      insert into responses (id, organisation_id, person_id, round_id, kind, first_name, last_name, job_position,
          company, department, invited, invited_at, sent_at, expires_at, acknowledged_at)
        select response, $1, person, $2, 'employee', 'First', 'Last', 'Position', 'Bench', 'Sales', '{}', now(), now(),
          now() + interval '14 days', now() from made
      returning id`,
    [organisationId, roundId, count],
  );
  const signer = createSigner(key);
  const expires = new Date(Math.ceil(Date.now() / 1000) * 1000 + 14 * 86_400_000);
  return rows.map(({ id }) => {
    const { pathname, search, searchParams } = new URL(surveyUrl('http://localhost', signer, id, expires));
    const query = `signature=${searchParams.get('s')}&expires=${searchParams.get('e')}`;
    return { id, answersPath: `/api/survey/responses/${id}/answers?${query}`, page: pathname + search };
  });
}

/** The answers of one page; every turn another page, and every round of pages other options. */
export function answersOf(turn: number) {
  const pages = Math.floor(questions.length / perPage);
  const from = (turn % pages) * perPage;
  const shift = Math.floor(turn / pages);
  return questions.slice(from, from + perPage).map(({ id, key: questionKey, options }) => ({
    question_id: id,
    question_key: questionKey,
    key: options[shift % options.length]?.key ?? '',
    seconds: 4,
  }));
}
