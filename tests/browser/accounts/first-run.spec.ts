import { invite } from '../assessment/respondents.ts';
import { expect, owner, test } from './accounts.ts';

test('the first screen after the first sign-in is the next step, and answering oneself takes two clicks', async ({
  page,
  context,
}) => {
  const { email } = await owner(context);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No data yet.' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Invite the first person' })).toBeVisible();
  // The sample is there for those who ask for it.
  await expect(page.locator('#opportunities')).toHaveCount(0);
  await page.getByRole('link', { name: 'Answer it yourself' }).click();
  const form = page.getByRole('form', { name: 'Invite a person' });
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await form.getByLabel('Position').fill('Founder');
  await form.getByLabel('Department').fill('Office');
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Invitation sent successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/dashboard/people');
});

test('without a free seat the first screen leads to the request for more @walk', async ({
  page,
  context,
  request,
}) => {
  const account = await owner(context);
  for (let at = 0; at < 5; at += 1) await invite(request, account);
  await page.goto('/dashboard');
  await expect(page.getByText('No seats are free: all 5 are taken.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Answer it yourself' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for more seats' }).click();
  await expect(page).toHaveURL('/dashboard/settings?tab=billing');
});

test('each step of the checklist is a link @walk', async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/people');
  const steps = page.getByRole('listitem').filter({ has: page.getByText('Not yet.') });
  await expect(steps.getByRole('link')).toHaveCount(4, { timeout: 20_000 });
  await steps.getByRole('link').first().click();
  await expect(page.getByRole('form', { name: 'Invite a person' })).toBeVisible();
  await page.goBack();
  // What the first person will open.
  await page.getByRole('link', { name: 'Someone opens the invitation and starts.' }).click();
  await expect(page.getByRole('dialog', { name: 'What an invited person sees' })).toBeVisible();
});
