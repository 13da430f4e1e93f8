import { api, owner, password } from '../accounts/accounts.ts';
import { expect, test } from '../assessment/respondents.ts';
import { inviteCompany } from './company.ts';
import { readDown } from './read-down.ts';

test('an open page shows who has just submitted without reloading, and stays where it was scrolled to', {
  tag: '@walk',
}, async ({ page, context, request }) => {
  test.setTimeout(60_000);
  const account = await owner(context);
  const [last, ...others] = await inviteCompany(request, account);
  await Promise.all(others.map(({ submit }) => submit()));
  await page.goto('/dashboard/culture');
  await expect(page.getByText(/^4 of 5 people have answered/)).toBeVisible({ timeout: 20_000 });
  await readDown(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  // What is looked at stays, though the sentence above it may come to need another line.
  const looked = page.locator('#opportunities-title');
  const before = (await looked.boundingBox())?.y ?? 0;
  expect(before).toBeGreaterThan(0);
  await last?.submit();
  await expect(page.getByText(/^5 of 5 people have answered/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('New answers have come in')).toBeAttached();
  expect(Math.abs(((await looked.boundingBox())?.y ?? 0) - before)).toBeLessThan(1);
});

test('an open page leads to the login within seconds of a sign-out elsewhere', { tag: '@walk' }, async ({
  page,
  context,
  request,
}) => {
  const account = await owner(context);
  const line = page.waitForResponse('**/api/survey/culture/events');
  await page.goto('/dashboard/culture');
  await line;
  const login = await request.post('/api/auth/login', { data: { email: account.email, password } });
  await api(request, (await login.json()).token, 'DELETE', '/auth/sessions');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/, { timeout: 12_000 });
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});

test('a page whose stream made room for newer ones asks now and then, and opens no other @walk', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await owner(context);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const line = page.waitForResponse('**/api/survey/culture/events');
  await page.goto('/dashboard/culture');
  await line;
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${account.token}` };
  for (let count = 0; count < 6; count += 1) {
    await fetch(`${baseURL}/api/survey/culture/events`, { headers, signal: stop.signal });
  }
  const version = page.waitForResponse('**/api/survey/culture/version');
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await Promise.race([version, Promise.reject(new Error('not yet'))]);
  }).toPass();
  expect((await version).status()).toBe(200);
  expect(asked.filter((path) => path.endsWith('/culture/events'))).toHaveLength(1);
  stop.abort();
});
