import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { makeOwner } from '../testing/actors.ts';
import { appWith } from '../testing/authenticator.ts';
import { details, holderOf } from '../testing/respondents.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** A company's whole way through the product, with what goes wrong on it; then the log is searched for all of it. */
let t: TestApp;
/** What nobody may find in a log, by what it is. */
const secret = new Map<string, string>();
const note = (what: string, value: string | null | undefined) => {
  if (value === null || value === undefined || value.length < 6) throw new Error(`There is no ${what}.`);
  secret.set(what, value);
  return value;
};

beforeAll(async () => {
  t = await createTestApp({ LOG_LEVEL: 'trace', FREE_SEATS: '50' });
});

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload?: object,
  token?: string,
) => {
  const answer = await t.app.inject({
    method,
    url: path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
  return answer.body.startsWith('{') ? answer.json() : answer;
};
const addressTo = async (email: string, page: string): Promise<URL> => {
  const texts = (await t.deliverMails()).filter(({ to }) => to === email).map(({ text }) => text);
  const found = texts.flatMap((text) => new RegExp(`http:\\S+${page}\\S+`).exec(text) ?? []).at(-1);
  return new URL(found ?? '');
};

it('no line of the log holds a name, an address, a password, a token, a signature or an answer', {
  timeout: 90_000,
}, async () => {
  const email = note('address', 'zara.quillfeather@example.com');
  const named = {
    first_name: note('first name', 'Zaraquill'),
    last_name: note('last name', 'Featherstonehaugh'),
  };
  const company = note('company', 'Quillworks Unlimited');
  const form = { ...named, company, email, password: note('password', 'seven odd herons fly') };
  const registered = await call('POST', '/api/auth/register', {
    ...form,
    password_confirmation: form.password,
  });
  const first = note('session', registered.token);
  const verification = await addressTo(email, '/auth/verify-email');
  note('signature of a verification', verification.searchParams.get('signature'));
  await call('POST', `/api/auth/email/verify${verification.search}`);
  await call('POST', `/api/auth/email/verify${verification.search}`);
  await call('POST', '/api/auth/login', { email, password: note('wrong password', 'eight odd herons fly') });
  await call('POST', '/api/auth/login', {
    email: note('stranger', 'unknown.person@example.com'),
    password: 'wrong one here',
  });
  await t.app.inject({
    url: '/api/auth/my-profile',
    headers: { cookie: `token=${first}; csrf_token=${note('cookie', 'nonsense-in-a-cookie')}` },
  });

  const guest = note('invited address', 'rosalind.invitee@example.com');
  const person = {
    first_name: note('their name', 'Rosalindina'),
    last_name: 'Invitee',
    job_position: note('position', 'Lighthouse keeper'),
  };
  await call(
    'POST',
    '/api/survey/responses',
    { ...person, email: guest, department: note('department', 'Lamp room'), company },
    first,
  );
  await call(
    'GET',
    `/api/survey/responses?q=${note('search', 'Rosalindi')}&department=Lamp%20room`,
    undefined,
    first,
  );
  await call('GET', '/api/survey/responses/export?format=csv&q=%00Rosalindi', undefined, first);
  const holder = holderOf(t, guest, (await addressTo(guest, '/survey/responses')).href);
  note('signature of a questionnaire', holder.signature);
  note('response', holder.id);
  await holder.acknowledge();
  await holder.answerAll();
  await holder.save([], { is_complete: 1, ...details, first_name: note('confirmed name', 'Rosalindella') });
  await t.app.inject({
    method: 'POST',
    url: `/survey/responses/${holder.id}?e=${holder.expires}&s=${holder.signature}`,
  });
  await t.app.inject({ url: `/survey/responses/${holder.id}?e=${holder.expires}&s=${holder.signature}` });
  const own = await addressTo(guest, '/survey/respondents');
  note('signature of an own page', own.searchParams.get('s'));
  const query = `signature=${own.searchParams.get('s')}&expires=${own.searchParams.get('e')}`;
  await call('GET', `/api${own.pathname}?${query}`);
  await call('POST', `/api${own.pathname}/disputes?${query}`, {
    measure_key: 'none',
    note: note('objection', 'I am not like that'),
  });

  await call(
    'POST',
    '/api/auth/tokens',
    { name: note('name of a token', 'Payroll robot'), scopes: ['people:read'], days: 30 },
    first,
  ).then(({ token }) => {
    note('API token', token);
    return call('GET', '/api/survey/responses', undefined, token);
  });
  await call(
    'POST',
    '/api/organisation/invitations',
    { email: note('colleague', 'colleague.nine@example.com'), role: 'viewer' },
    first,
  );
  const join = await addressTo('colleague.nine@example.com', '/auth/accept-invitation');
  note('invitation', join.searchParams.get('token'));
  await call('GET', `/api/colleague-invitations/preview${join.search}`);
  await call(
    'POST',
    '/api/survey/reports/generate',
    { prompt: note('prompt', 'Write about the lamp.') },
    first,
  );
  await call('POST', '/api/auth/password/forgot', { email });
  const reset = note(
    'link of a forgotten password',
    (await addressTo(email, '/auth/reset-password')).searchParams.get('token'),
  );
  const next = note('next password', 'nine odder herons fly');
  await call('POST', '/api/auth/password/reset', {
    token: reset,
    password: next,
    password_confirmation: next,
  });
  note('second session', (await call('POST', '/api/auth/login', { email, password: next })).token);
  await signInTwice(email, next);
  const visitor = note('visitor', 'visitor.of.the.site@example.com');
  await call('POST', '/api/leads', { source: 'blog-mini-course-v1', email: visitor });
  const contact = `name=${note('writer', 'Wilhelmina Writer').replace(' ', '+')}&message=${note('message', 'MayIAskSomething')}&email=${visitor}`;
  await t.app.inject({
    method: 'POST',
    url: '/',
    payload: contact,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  await breakSomething();

  const log = t.logged();
  expect(log.split('\n').length).toBeGreaterThan(40);
  for (const line of ['unforeseen', 'job failed']) expect(log).toContain(line);
  const decoded = log + decodeURIComponent(log.replace(/%(?![\da-f]{2})/gi, '%25'));
  const found = [...secret].filter(([, value]) => decoded.toLowerCase().includes(value.toLowerCase()));
  expect(found.map(([what]) => what)).toEqual([]);
});

/** With a second step: its secret, its challenge, a code that does not fit, a recovery code. */
async function signInTwice(email: string, password: string): Promise<void> {
  const session = secret.get('second session');
  const { secret: key } = await call('POST', '/api/auth/second-step', { password }, session);
  const code = appWith(t, note('secret of an app', key));
  // Six digits stand somewhere in any log by chance; the secret that they come from does not.
  const confirm = { code: code() };
  const { recovery_codes } = await call('POST', '/api/auth/second-step/confirm', confirm, session);
  const { challenge } = await call('POST', '/api/auth/login', { email, password });
  note('challenge', challenge);
  await call('POST', '/api/auth/login/code', { challenge, code: note('wrong code', 'nothing-that-fits') });
  const recovery = note('recovery code', recovery_codes[0]);
  note('third session', (await call('POST', '/api/auth/login/code', { challenge, code: recovery })).token);
}

/** The database refuses, quoting what it was given; a mail server repeats an address. Both are logged as faults. */
async function breakSomething(): Promise<void> {
  const owner = await makeOwner(t, note('another company', 'Brittle Glassworks'));
  await sql`alter table vacancies add constraint never check (title = 'never')`.execute(t.db);
  const title = note('refused title', 'Keeper of refused titles');
  expect((await owner.call('POST', '/survey/vacancies', { title })).status).toBe(500);
  t.app.log.error({ err: new Error(`550 ${secret.get('visitor')} unknown`) }, 'job failed');
}
