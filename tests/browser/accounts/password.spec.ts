import { api, expect, linkTo, newEmail, owner, password, register, test } from './accounts.ts';

test('a forgotten password is set anew by the link in the mail', { tag: '@walk' }, async ({
  page,
  accessible,
}) => {
  const { email } = await register();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await accessible();
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible();

  const link = await linkTo(email, '/auth/reset-password');
  await page.goto(link.href);
  const [first, second] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm password'),
  ];
  await first.fill('another horse battery');
  await second.fill('something else here');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(second).toHaveAccessibleDescription('Passwords do not match');
  await accessible();
  await second.fill('another horse battery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Your new password has been set. Please sign in with it.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another horse battery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.context().clearCookies();
  await page.goto(link.href);
  await first.fill('one more horse battery');
  await second.fill('one more horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'This link is invalid, has expired or has already been used.',
  );
});

test('an unknown address gets the same answer as a known one', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await page.getByLabel('E-mail').fill(newEmail('nobody'));
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
});

test('a changed password ends the API tokens, which are counted and named, unless they are to stay', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  const account = await owner(context);
  const make = async (name: string) => {
    const wish = { name, scopes: ['people:read'], days: 30 };
    return (await api(request, account.token, 'POST', '/auth/tokens', wish)).token as string;
  };
  const works = (token: string) => api(request, token, 'GET', '/auth/my-profile');
  const token = await make('Payroll');
  await make('Nightly export');
  await page.goto('/dashboard/settings?tab=profile');
  const form = page.getByRole('form', { name: 'Change your password' });
  const box = form.getByLabel('Revoke my 2 API tokens too');
  await expect(box).toBeChecked();
  await expect(form.getByText('Nightly export (Northwind), Payroll (Northwind)')).toBeVisible();
  await accessible();
  const change = async (from: string, to: string) => {
    await form.getByLabel('Current password').fill(from);
    await form.getByLabel('New password', { exact: true }).fill(to);
    await form.getByLabel('Confirm new password').fill(to);
    await page.keyboard.press('Enter');
  };
  await box.uncheck();
  await change(password, 'another horse battery');
  await expect(page.getByText('All your other sessions have been ended.')).toBeVisible();
  expect((await works(token)).user.first_name).toBe('Ines');
  await expect(box).toBeChecked();
  await change('another horse battery', 'one more horse battery');
  await expect(
    page.getByText('All your other sessions have been ended, and your API tokens have been revoked.'),
  ).toBeVisible();
  await expect(works(token)).rejects.toThrow('401');
  await expect(box).toHaveCount(0);
});

test('a link without its token offers a new one', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('a changed password ends the other sessions and keeps this one at work', { tag: '@walk' }, async ({
  page,
  context,
  browser,
}) => {
  const account = await owner(context);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/auth/login?redirect=/dashboard/settings?tab=profile');
  await other.getByLabel('E-mail').fill(account.email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Settings');

  await page.goto('/dashboard/settings?tab=profile');
  const form = page.getByRole('form', { name: 'Change your password' });
  await form.getByLabel('Current password').fill('wrong');
  await form.getByLabel('New password', { exact: true }).fill('another horse battery');
  await form.getByLabel('Confirm new password').fill('another horse battery');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('This is not your password.');
  await form.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(form.getByLabel('Current password')).toHaveValue('');

  await other.getByRole('tab', { name: 'Access' }).click();
  await expect(other).toHaveURL(/\/auth\/login\?redirect=/);
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await elsewhere.close();

  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await page.getByRole('form', { name: 'Your name' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('form', { name: 'Your name' })).toContainText('Saved');
});
