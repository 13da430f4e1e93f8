import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadQuestionnaire, type SimulatedPerson, simulateCompany } from '@fourfold/measurement';
import type { APIRequestContext, Page } from '@playwright/test';
import { surveyUrl } from '../../../apps/server/src/features/assessment/survey-link.ts';
import { createSigner } from '../../../apps/server/src/kernel/signing/signer.ts';
import { type Account, api, expect, linkTo, newEmail, register, test } from '../accounts/accounts.ts';

export { type Account, api, expect, newEmail, test };

const questionnaire = loadQuestionnaire();

/** A colleague of a new organisation, invited by the API. Five fit into one. */
export async function invite(request: APIRequestContext, { token }: Account, changes = {}) {
  const email = newEmail('ana');
  const { response } = await api(request, token, 'POST', '/survey/responses', {
    first_name: 'Ana',
    last_name: 'Silva',
    email,
    job_position: 'Accountant',
    department: 'Accounts',
    company: 'Northwind',
    ...changes,
  });
  return { id: response.id as string, email };
}

/** Someone who was invited, with the link from their mail. */
export async function invitedPerson(request: APIRequestContext) {
  const account = await register();
  const person = await invite(request, account);
  const link = await linkTo(person.email, `/survey/responses/${person.id}`);
  return { account, ...person, link: `${link.pathname}${link.search}` };
}

/** A genuine link of a month ago: signed with the product's own key, which lies in its data folder. */
export function expiredLink(id: string): string {
  const folder = path.dirname(process.env.PRODUCT_MAIL ?? '');
  const signer = createSigner(readFileSync(path.join(folder, 'app-key'), 'utf8').trim());
  return surveyUrl('', signer, id, new Date(Date.now() - 30 * 86_400_000));
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' });

export async function begin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'I have read this: begin' }).click();
  await expect(next(page)).toBeVisible();
}

/** Their groups; the note at the foot of the page is a group, too. */
export const questions = (page: Page) => page.getByRole('group').filter({ has: page.getByRole('radio') });

/** Chooses something in each question of the page. */
export async function answerPage(page: Page, option = 0): Promise<void> {
  // All in one go: 154 questions one by one would be most of the test's time.
  await questions(page).evaluateAll((groups, at) => {
    for (const group of groups) group.querySelectorAll('input')[at]?.click();
  }, option);
}

/** Everything but the last few by the API, for what happens at the end. */
export async function answerAllBut(request: APIRequestContext, link: string, rest: number): Promise<void> {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const query = `signature=${searchParams.get('s')}&expires=${searchParams.get('e')}`;
  for (let from = 0; from < 154 - rest; from += 20) {
    const count = Math.min(20, 154 - rest - from);
    const asked = `${pathname}/questions?${query}&from=${from}&count=${count}`;
    const { questions } = await api(request, null, 'GET', asked);
    const answers = questions.map((question: { id: number; key: string; options: { key: string }[] }) => ({
      question_id: question.id,
      question_key: question.key,
      key: question.options[0]?.key,
    }));
    await api(request, null, 'POST', `${pathname}/answers?${query}`, { is_complete: 0, answers });
  }
}

/** By the API: who sees what was read. */
export async function acknowledge(request: APIRequestContext, link: string): Promise<void> {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const query = `signature=${searchParams.get('s')}&expires=${searchParams.get('e')}`;
  const nothing = { is_complete: 0, answers: [] };
  const { invitation } = await api(request, null, 'POST', `${pathname}/answers?${query}`, nothing);
  const { version } = invitation.visibility;
  await api(request, null, 'POST', `${pathname}/acknowledge?${query}`, { version });
}

type Simulated = Pick<SimulatedPerson, 'answers'> & Partial<Pick<SimulatedPerson, 'kind'>>;

const isTendency = (key: string) => questionnaire.questions.get(key)?.kind === 'tendency';

/** Acknowledges, answers everything as a simulated person does, and submits, by the API. */
export async function submitAs(
  request: APIRequestContext,
  link: string,
  { answers, kind }: Simulated,
  details: Record<string, string>,
): Promise<void> {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const query = `signature=${searchParams.get('s')}&expires=${searchParams.get('e')}`;
  await acknowledge(request, link);
  const all = answers(pathname.split('/').at(-1) ?? '');
  // Candidates are asked about behaviour alone.
  const asked = all.filter(({ questionKey }) => kind !== 'candidate' || isTendency(questionKey));
  const given = asked.map(({ questionKey, optionKey, seconds }) => ({
    question_id: questionnaire.questions.get(questionKey)?.id,
    question_key: questionKey,
    key: optionKey,
    seconds,
  }));
  await api(request, null, 'POST', `${pathname}/answers?${query}`, {
    is_complete: 1,
    answers: given,
    ...details,
  });
}

/** Someone who has answered and submitted. */
export async function submittedPerson(request: APIRequestContext) {
  const invited = await invitedPerson(request);
  await submitAsSomeone(request, invited.link);
  return invited;
}

/** With answers that say something: those by a pattern are doubted. */
export async function submitAsSomeone(request: APIRequestContext, link: string): Promise<void> {
  const [person] = simulateCompany(questionnaire).people;
  const details = { first_name: 'Ana', last_name: 'Silva', company: 'Northwind', role: 'Accountant' };
  if (person !== undefined) await submitAs(request, link, person, details);
}
