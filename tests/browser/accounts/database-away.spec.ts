import { messages } from '@fourfold/contract/words';
import { expect, mainNavigation, owner, test } from './accounts.ts';

const away = {
  status: 503,
  json: { code: 'unavailable', message: messages.unavailable() },
};

test('while the database is away the dashboard says so, and goes on by itself', {
  tag: '@walk',
}, async ({ page, context, accessible }) => {
  await owner(context);
  let isAway = true;
  let asked = 0;
  await page.route('**/api/**', (route) => {
    asked += 1;
    return isAway ? route.fulfill(away) : route.continue();
  });
  await page.goto('/dashboard/people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The service can’t reach its data at the moment',
  );
  await expect(
    page.getByText('What you saved is safe. This page tries again every few seconds'),
  ).toBeVisible();
  await expect(
    (await mainNavigation(page)).getByRole('link', { name: 'Culture', exact: true }),
  ).toBeVisible();
  await accessible();

  const before = asked;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();

  isAway = false;
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveTitle(/^People/);
});
