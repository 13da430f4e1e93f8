import type { APIRequestContext } from '@playwright/test';
import { api, expect, linkTo, newEmail, owner, password, register, signIn, test } from './accounts.ts';

async function invited(request: APIRequestContext, email: string): Promise<string> {
  const host = await register({ company: 'Contoso' });
  const body = { email, role: 'viewer', departments: [] };
  await api(request, host.token, 'POST', '/organisation/invitations', body);
  return (await linkTo(email, '/auth/accept-invitation')).href;
}

test('a new colleague registers by the link and needs no further verification', { tag: '@walk' }, async ({
  page,
  request,
  accessible,
}) => {
  const email = newEmail('ana');
  await page.goto(await invited(request, email));
  await expect(page.getByText('Ines Moreau invites you to join Contoso.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await accessible();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Silva');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Contoso's Culture");
});

test('someone with an account signs in and joins @walk', async ({ page, request }) => {
  const { email } = await register();
  await page.goto(await invited(request, email));
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Join Contoso' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Contoso's Culture");
});

test('someone else is told whose invitation it is @walk', async ({ page, context, request }) => {
  const link = await invited(request, newEmail('ana'));
  await owner(context);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/You are signed in as ines-/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out and go on' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a link that is no longer valid says so @walk', async ({ page, context, accessible }) => {
  await signIn(context, await register());
  await page.goto('/auth/accept-invitation?token=nonsense');
  await expect(page.getByRole('alert')).toContainText('This invitation is no longer valid.');
  await page.goto('/auth/accept-invitation');
  await expect(page.getByRole('alert')).toContainText('This link is not complete.');
  await accessible();
});
