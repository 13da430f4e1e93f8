import { loadQuestionnaire, simulateCompany } from '@fourfold/measurement';
import type { APIRequestContext } from '@playwright/test';
import {
  type Account,
  api,
  linkTo,
  newEmail,
  register,
  registerUnverified,
} from '../browser/accounts/accounts.ts';
import { acknowledge, expiredLink, submitAs } from '../browser/assessment/respondents.ts';

/** What stands in each text that a person can type: the same for all, or one for each kind of field. */
export type Words = (field: 'name' | 'line' | 'prose') => string;

export interface Company {
  readonly owner: Account;
  readonly viewer: Account;
  readonly unverified: Account;
  readonly empty: Account;
  readonly ids: {
    readonly person: string;
    readonly candidate: string;
    readonly report: string;
    readonly plan: string;
  };
  /** Addresses of personal links, by what they open. */
  readonly links: Readonly<
    Record<
      | 'open'
      | 'begun'
      | 'declined'
      | 'withdrawn'
      | 'expired'
      | 'done'
      | 'ownPage'
      | 'sheet'
      | 'information'
      | 'plansHere'
      | 'ownedPlan'
      | 'snapshot',
      string
    >
  >;
}

/** Four by four, grey. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAADklEQVR4nGOoQAIMxHEASVIWgdx3xewAAAAASUVORK5CYII=';

/** An organisation with one of everything, and a person in every state. */
export async function foundCompany(request: APIRequestContext, words: Words): Promise<Company> {
  const named = { first_name: words('name'), last_name: words('name'), company: words('name') };
  const owner = await register(named);
  const call = (method: string, path: string, data?: unknown) =>
    api(request, owner.token, method, path, data);
  await call('PATCH', '/organisation', {
    employee_invitation_text: words('prose'),
    candidate_invitation_text: words('prose'),
    respondent_page_allowed: true,
  });
  await call('PUT', '/organisation/logo', { image: png });
  const { department } = await call('POST', '/organisation/departments', { name: words('line') });
  await call('POST', '/auth/tokens', { name: words('line'), scopes: ['people:read'], days: 30 });
  await call('POST', '/organisation/invitations', { email: newEmail('waits'), role: 'viewer' });
  const viewer = await joined(request, owner, words);
  const { vacancy } = await call('POST', '/survey/vacancies', {
    title: words('line'),
    department_id: department.id,
    invitation_text: words('prose'),
  });
  const { people } = simulateCompany(loadQuestionnaire());
  const invite = (changes: object = {}) => invited(request, owner, words, changes);
  const submit = async (link: string, at: number, kind: 'employee' | 'candidate' = 'employee') => {
    const person = people[at];
    if (person === undefined) throw new Error('The sample company is too small.');
    const details = {
      first_name: words('line'),
      last_name: words('line'),
      company: words('line'),
      role: words('line'),
    };
    await submitAs(request, link, { ...person, kind }, details);
  };
  const answered = [];
  for (let at = 0; at < 5; at += 1) {
    const one = await invite();
    await submit(one.link, at);
    answered.push(one);
  }
  const [first] = answered;
  if (first === undefined) throw new Error('Nobody has answered.');
  const candidate = await invite({ kind: 'candidate', vacancy_id: vacancy.id });
  await submit(candidate.link, 6, 'candidate');
  const declined = await invite();
  await byLink(request, declined.link, 'decline');
  const withdrawn = await invite();
  await call('POST', `/survey/responses/${withdrawn.id}/withdraw`);
  const begun = await invite();
  await acknowledge(request, begun.link);
  const expired = await invite();
  const open = await invite();
  const { report } = await call('POST', '/survey/reports', {
    response_id: first.id,
    first_name: words('line'),
    prompt: words('prose'),
  });
  const generated = {
    prompt: words('prose'),
    report_id: report.id,
    draft_report: `# ${words('line')}\n\n${words('prose')}`,
  };
  await call('POST', '/survey/reports/generate', generated);
  const ownPage = await linkTo(first.email, `/survey/respondents/${first.id}`);
  await byLink(request, ownPage.href, 'disputes', { measure_key: 'flexibility', note: words('prose') });
  const sheet = await call('POST', `/survey/hires/${candidate.id}/interview-sheet`, {
    interviewer: words('name'),
  });
  const [{ information_url }] = (await call('GET', '/survey/forms')).forms;
  const information = new URL(information_url);
  const planned = await makePlan(request, owner, words);
  return {
    owner,
    viewer,
    unverified: await registerUnverified(request, { ...named, email: newEmail() }),
    empty: await register({ ...named, email: newEmail() }),
    ids: { person: first.id, candidate: candidate.id, report: report.id, plan: planned.id },
    links: {
      open: open.link,
      begun: begun.link,
      declined: declined.link,
      withdrawn: withdrawn.link,
      expired: expiredLink(expired.id),
      done: first.link,
      ownPage: `${ownPage.pathname}${ownPage.search}`,
      sheet: new URL(sheet.url).pathname + new URL(sheet.url).search,
      information: information.pathname + information.search,
      plansHere: `${ownPage.pathname}/plans${ownPage.search}`,
      ownedPlan: planned.link,
      snapshot: await share(request, owner, words),
    },
  };
}

/** What is released comes a moment after the fifth answer. */
async function share(request: APIRequestContext, { token }: Account, words: Words): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const preview = await request.get('/api/snapshots/preview', { headers });
    if (preview.ok()) {
      const { version } = await preview.json();
      const { snapshot } = await api(request, token, 'POST', '/snapshots', { title: words('line'), version });
      const { pathname, search } = new URL(snapshot.url);
      return `${pathname}${search}`;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('Nothing was released.');
}

/** A plan that runs, with a week and a comment, looked after by someone without an account. */
async function makePlan(request: APIRequestContext, { token }: Account, words: Words) {
  const call = (method: string, path: string, data?: unknown) => api(request, token, method, path, data);
  const email = newEmail('looks-after');
  const { plan } = await call('POST', '/plans', {
    kind: 'opportunity',
    measure_key: 'delegation',
    direction: 'improve',
    cue: words('line'),
    who: words('line'),
    what: words('line'),
    sign: words('prose'),
    until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    owner: { kind: 'other', name: words('line'), email },
    company_wide: true,
  });
  const started = await call('POST', `/plans/${plan.id}/start`);
  await call('PUT', `/plans/${plan.id}/ticks/${started.plan.week}`, { done: true });
  await call('POST', `/plans/${plan.id}/comments`, { text: words('prose') });
  const { pathname, search } = await linkTo(email, `/survey/plans/${plan.id}`);
  return { id: plan.id as string, link: `${pathname}${search}` };
}

async function joined(request: APIRequestContext, owner: Account, words: Words): Promise<Account> {
  const email = newEmail('viewer');
  await api(request, owner.token, 'POST', '/organisation/invitations', { email, role: 'viewer' });
  const { searchParams } = await linkTo(email, '/auth/accept-invitation');
  const named = { first_name: words('name'), last_name: words('name') };
  return registerUnverified(request, { email, ...named, invitation: searchParams.get('token') });
}

async function invited(request: APIRequestContext, owner: Account, words: Words, changes: object) {
  const email = newEmail('invited');
  const { response } = await api(request, owner.token, 'POST', '/survey/responses', {
    first_name: words('line'),
    last_name: words('line'),
    email,
    job_position: words('line'),
    department: words('line'),
    company: words('line'),
    ...changes,
  });
  const { pathname, search } = await linkTo(email, `/survey/responses/${response.id}`);
  return { id: response.id as string, email, link: `${pathname}${search}` };
}

async function byLink(request: APIRequestContext, link: string, call: string, data?: object): Promise<void> {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const query = `signature=${searchParams.get('s')}&expires=${searchParams.get('e')}`;
  await api(request, null, 'POST', `${pathname}/${call}?${query}`, data);
}
