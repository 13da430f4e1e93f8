import { randomUUID } from 'node:crypto';
import type { AnswerItem, Question, ResponseKind } from '@fourfold/contract/schemas';
import { DESIGN_VERSION } from '@fourfold/measurement';
import type { Insertable } from 'kysely';
import { linkExpiry, surveyUrl } from '../features/assessment/survey-link.ts';
import { visibilityOf } from '../features/assessment/visibility.ts';
import { newId } from '../kernel/database/id.ts';
import type { Responses } from '../kernel/database/schema.generated.ts';
import type { Actor, Answer } from './actors.ts';
import type { TestApp } from './test-app.ts';

/** Someone who holds the link of an invitation, and calls the API with it. */
export interface LinkHolder {
  readonly id: string;
  readonly email: string;
  readonly signature: string;
  readonly expires: string;
  readonly call: (method: 'GET' | 'POST', path: string, payload?: object) => Promise<Answer>;
  readonly acknowledge: () => Promise<Answer>;
  readonly save: (answers: readonly AnswerItem[], more?: object) => Promise<Answer>;
  /** Answers every question, page by page, without submitting. */
  readonly answerAll: () => Promise<void>;
}

export const details = { first_name: 'Rosa', last_name: 'Respondent', company: 'Acme', role: 'Buyer' };

let count = 0;

/** An invitation as it lies in the database when its mail was sent. */
export async function makeRespondent(
  t: TestApp,
  owner: Pick<Actor, 'organisationId' | 'id'>,
  kind: ResponseKind = 'employee',
  more: Partial<Insertable<Responses>> = {},
): Promise<LinkHolder> {
  count += 1;
  const now = t.now();
  const organisation = { organisation_id: owner.organisationId };
  const [personId, responseId, email] = [newId(now), randomUUID(), `respondent-${count}@example.com`];
  await t.db
    .insertInto('people')
    .values({ id: personId, ...organisation, email, seat_since: now, created_at: now })
    .execute();
  const { id: roundId } = await t.db
    .insertInto('rounds')
    .values({ id: newId(now), ...organisation, number: 1, opened_at: now, design_version: DESIGN_VERSION })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'number']).doUpdateSet({ number: 1 }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const names = { first_name: 'Rosa', last_name: 'Respondent', job_position: 'Buyer', company: 'Acme' };
  await t.db
    .insertInto('responses')
    .values({
      id: responseId,
      ...organisation,
      person_id: personId,
      round_id: roundId,
      kind,
      ...names,
      department: 'Sales',
      invited: JSON.stringify({ ...names, department: 'Sales' }),
      invited_by: owner.id,
      invited_at: now,
      sent_at: now,
      expires_at: linkExpiry(now),
      ...more,
    })
    .execute();
  return holderOf(t, email, surveyUrl('', t.signer, responseId, linkExpiry(now)));
}

/** The person who opens the address of a mail. */
export function holderOf(t: TestApp, email: string, address: string): LinkHolder {
  const url = new URL(address, 'http://localhost');
  const id = url.pathname.split('/').at(-1) ?? '';
  const signature = url.searchParams.get('s') ?? '';
  const expires = url.searchParams.get('e') ?? '';
  const call: LinkHolder['call'] = async (method, path, payload) => {
    const [name, query = ''] = path.split('?');
    const search = new URLSearchParams({ signature, expires });
    const answer = await t.app.inject({
      method,
      url: `/api/survey/responses/${id}/${name}?${search}&${query}`,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const save: LinkHolder['save'] = (answers, more = {}) =>
    call('POST', 'answers', { answers, is_complete: 0, ...more });
  return {
    id,
    email,
    signature,
    expires,
    call,
    save,
    acknowledge: async () => {
      const { kind } = await t.db
        .selectFrom('responses')
        .select('kind')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return call('POST', 'acknowledge', { version: visibilityOf(kind as ResponseKind, '').version });
    },
    answerAll: async () => {
      let page: Question[] = (await save([])).body.unanswered_questions;
      while (page.length > 0)
        page = (await save(page.map((question) => choose(question)))).body.unanswered_questions;
    },
  };
}

/** The answer item that a browser sends for the option in a place on the screen. */
export function choose(question: Question, place = 0, seconds = 5): AnswerItem {
  const option = question.options[place] ?? { key: '', text: '' };
  const { id, key } = question;
  return { question_id: id, question_key: key, key: option.key, answer: option.text, seconds };
}
