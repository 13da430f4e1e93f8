import { documentTitle, messages, pages } from '@fourfold/contract/words';
import type { Page } from '@playwright/test';
import { linkTo, register } from '../accounts/accounts.ts';
import {
  acknowledge,
  answerAllBut,
  answerPage,
  api,
  begin,
  expect,
  expiredLink,
  invite,
  invitedPerson,
  next,
  questions,
  submittedPerson,
  test,
} from './respondents.ts';

const scripts = /\/assets\/.*\.js$/;
const start = (page: Page) => page.getByRole('button', { name: 'I have read this: begin' });

/** Keeps the page's scripts away until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const alive = (page: Page) => page.waitForSelector('html[data-alive]', { state: 'attached' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('someone who has not begun reads who asks, what for, and who will see the answers', async ({
    page,
    request,
  }) => {
    const { link } = await invitedPerson(request);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ana');
    await expect(page.getByText('Ines Moreau of Northwind would like to know how you work')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who will see your answers' })).toBeVisible();
    await expect(page.getByText('Your answers are not anonymous')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('someone who has begun reads the questions that are open', async ({ page, request, isMobile }) => {
    const { link } = await invitedPerson(request);
    await acknowledge(request, link);
    await answerAllBut(request, link, 100);
    await page.goto(link);
    await expect(questions(page)).toHaveCount(isMobile ? 2 : 4);
    await expect(page.getByText('55 of 154 ·')).toBeVisible();
  });

  test('someone who has submitted reads that the answers were received', async ({ page, request }) => {
    const { link } = await submittedPerson(request);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submission Received');
  });

  test('a forged, an expired and a withdrawn link say so', async ({ page, request }) => {
    const { account, id, link } = await invitedPerson(request);
    await page.goto(`${pages.response.path.replace(':responseId', id)}?e=4000000000&s=none`);
    await expect(page.getByText(messages.linkInvalid())).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      /^mailto:|^\/#contact/,
    );
    await page.goto(expiredLink(id));
    await expect(page.getByText(messages.linkExpired())).toBeVisible();
    await api(request, account.token, 'POST', `/survey/responses/${id}/withdraw`);
    await page.goto(link);
    await expect(page.getByText(messages.linkWithdrawn())).toBeVisible();
  });
});

test('reading the page begins nothing, and nobody keeps it', async ({ request }) => {
  const { account, id, link } = await invitedPerson(request);
  const answer = await request.get(link);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  expect(answer.headers()).not.toHaveProperty('etag');
  const html = await answer.text();
  expect(html).toContain(`<title data-shell>${documentTitle(pages.response)}</title>`);
  expect(html.split('</head>')[0]).not.toContain('Ana');
  await request.head(link);
  const { responses } = await api(request, account.token, 'GET', '/survey/responses');
  expect(responses).toMatchObject([{ id, status: 'sent', percent: 0 }]);
});

test('scripts come from our own files, and those in the page are named by their hash', async ({
  request,
}) => {
  const { link } = await invitedPerson(request);
  const policy = (await request.get(link)).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toMatch(/unsafe|https?:/);
});

test('a copied link opens nothing before a browser asks, which leaves its trace', async ({
  page,
  request,
}) => {
  const { account, id } = await invitedPerson(request);
  const { url } = await api(request, account.token, 'GET', `/survey/responses/${id}/link`);
  const html = await (await request.get(url)).text();
  expect(html).not.toContain('Ana');
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Hello Ana' })).toBeVisible();
});

test('nothing moves when the scripts come, and no call is made before someone acts', {
  tag: '@walk',
}, async ({ page, request }) => {
  const { link } = await invitedPerson(request);
  for (const prepare of [async () => undefined, () => acknowledge(request, link)]) {
    await prepare();
    await page.addInitScript(noteShifts);
    const calls: string[] = [];
    page.on('request', (sent) => sent.method() === 'POST' && calls.push(sent.url()));
    const release = await holdScripts(page);
    await page.goto(link, { waitUntil: 'commit' });
    await expect(page.getByRole('button').filter({ visible: true }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    release();
    await alive(page);
    await page.waitForLoadState('networkidle');
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
    expect(calls).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

/** Where everything stands that is read or pressed. */
const places = (page: Page) =>
  page
    .locator('main :is(h1, h2, p, li, legend, label, button, summary)')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));

/** Adds up how far the page's parts have moved without a press. */
function noteShifts(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
  }).observe({ type: 'layout-shift', buffered: true });
}

test('a page that was scrolled before its scripts came stays where it is', { tag: '@walk' }, async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request);
  await acknowledge(request, link);
  const release = await holdScripts(page);
  await page.goto(link, { waitUntil: 'commit' });
  await expect(next(page)).toBeVisible();
  const before = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    return scrollY;
  });
  expect(before).toBeGreaterThan(0);
  release();
  await alive(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('what is tapped before the scripts come counts', async ({ page, request, isMobile }) => {
  const { link } = await invitedPerson(request);
  await acknowledge(request, link);
  const release = await holdScripts(page);
  await page.goto(link, { waitUntil: 'commit' });
  await expect(next(page)).toBeVisible();
  await answerPage(page, 1);
  await next(page).click();
  const saved = page.waitForResponse('**/answers?*');
  release();
  const { number_of_answered_questions: answered } = await (await saved).json();
  expect(answered).toBe(isMobile ? 2 : 4);
  await expect(page.getByText(isMobile ? /^3 of 154 ·/ : /^5 of 154 ·/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a press on "begin" before the scripts come is heard once they are there @walk', async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request);
  const release = await holdScripts(page);
  await page.goto(link, { waitUntil: 'commit' });
  await start(page).click();
  await expect(start(page)).toBeVisible();
  release();
  await expect(questions(page).first()).toBeVisible();
});

test('details that are corrected before the scripts come are the ones that are sent', {
  tag: '@walk',
}, async ({ page, request }) => {
  const { account, link } = await invitedPerson(request);
  await acknowledge(request, link);
  await answerAllBut(request, link, 0);
  const release = await holdScripts(page);
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByLabel('Position').fill('Senior Accountant');
  await page.getByRole('button', { name: 'Submit' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible();
  const { responses } = await api(request, account.token, 'GET', '/survey/responses');
  expect(responses).toMatchObject([{ status: 'submitted', job_position: 'Senior Accountant' }]);
});

test('an answer between open questions is shown with the page, and stays', async ({ page, request }) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const query = `signature=${searchParams.get('s')}&expires=${searchParams.get('e')}`;
  const asked = await api(request, null, 'GET', `${pathname}/questions?${query}&from=1&count=1`);
  const [{ id, key, options }] = asked.questions;
  const answers = [{ question_id: id, question_key: key, key: options[0].key }];
  await api(request, null, 'POST', `${pathname}/answers?${query}`, { is_complete: 0, answers });
  const html = await (await request.get(link)).text();
  expect(html).toContain(`name="question-${id}"`);
  await page.reload();
  await expect(questions(page).nth(1).getByRole('radio').first()).toBeChecked();
});

test('the employer’s own words keep their paragraphs', async ({ page, request }) => {
  const account = await register();
  const words = 'Thank you for your time.\n\nWe read every answer.';
  await api(request, account.token, 'PATCH', '/organisation', { employee_invitation_text: words });
  const { id, email } = await invite(request, account);
  await page.goto((await linkTo(email, `/survey/responses/${id}`)).href);
  expect(await page.getByRole('blockquote').innerText()).toBe(words);
});
