import { owner } from '../accounts/accounts.ts';
import { expect, test } from '../assessment/respondents.ts';
import { inviteCompany } from './company.ts';

test('an open page shows who has just submitted without reloading, and stays where it was scrolled to', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(60_000);
  const account = await owner(request, context);
  const [last, ...others] = await inviteCompany(request, account);
  await Promise.all(others.map(({ submit }) => submit()));
  await page.goto('/dashboard/culture');
  await expect(page.getByText(/^4 of 5 people have answered/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('grid')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await last?.submit();
  await expect(page.getByText(/^5 of 5 people have answered/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('A new answer has come in')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});
