import { readFileSync } from 'node:fs';
import { mailsWith } from '../test.ts';
import { colleague, expect, linkTo, newEmail, owner, password, register, signIn, test } from './accounts.ts';

test('an address is changed once the link to the new one was opened', { tag: '@walk' }, async ({
  page,
  context,
  accessible,
}) => {
  const { email } = await owner(context);
  const next = newEmail('next');
  await page.goto('/dashboard/settings?tab=profile');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByLabel('New e-mail')).toBeFocused();
  await dialog.getByLabel('New e-mail').fill(next);
  await dialog.getByLabel('Your password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${next} is waiting to be verified`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await accessible();
  await page.goto((await linkTo(next, '/auth/verify-email')).href);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings?tab=profile');
  await expect(page.getByRole('main')).toContainText(next);
  await expect(page.getByRole('main')).not.toContainText(email);
});

test('a change of address is taken back, mails are ended, and one’s own data is downloaded', {
  tag: '@walk',
}, async ({ page, context }) => {
  const { email } = await owner(context);
  await page.goto('/dashboard/settings?tab=profile');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByRole('dialog').getByLabel('New e-mail').fill(newEmail('next'));
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Keep the old address' }).click();
  await expect(page.getByText(`Your address stays ${email}.`)).toBeVisible();
  await expect(page.getByText('is waiting to be verified')).toHaveCount(0);

  await page.getByRole('switch', { name: 'Tell me who has answered' }).click();
  await expect(page.getByText('You will no longer be told by e-mail who has answered.')).toBeVisible();
  await page.getByRole('switch', { name: 'Tell me each Monday what changed' }).click();
  await expect(page.getByText('You will no longer get an e-mail on Mondays.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Tell me each Monday what changed' })).not.toBeChecked();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('fourfold-my-data.json');
  expect(readFileSync(await download.path(), 'utf8')).toContain(email);
});

test('a colleague leaves an organisation @walk', async ({ page, context }) => {
  await signIn(context, await colleague(await register(), 'viewer'));
  await page.goto('/dashboard/settings?tab=profile');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You belong to no organisation at the moment',
  );
});

test('an account is deleted with the password, and nothing of it is left', { tag: '@walk' }, async ({
  page,
  context,
}) => {
  const { email } = await owner(context);
  await page.goto('/dashboard/settings?tab=profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('Please enter a password.');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('There is no account');
});

test('the only owner of others’ organisation is told to hand it over first', async ({ page, context }) => {
  await colleague(await owner(context), 'viewer');
  await page.goto('/dashboard/settings?tab=profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('You are the only owner of the account of Northwind.');
});

test('an owner sees the seats and asks for more', { tag: '@walk' }, async ({ page, context, accessible }) => {
  const { email } = await owner(context);
  await page.goto('/dashboard/settings?tab=billing');
  await expect(page.getByText('0 of 5 seats are used, and 5 are left.')).toBeVisible();
  const form = page.getByRole('form', { name: 'Ask for more seats' });
  await form.getByRole('button', { name: 'Ask for seats' }).click();
  await expect(form.getByLabel('How many more')).toBeFocused();
  await expect(form.getByLabel('How many more')).toHaveAccessibleDescription('Please enter at least 1 seat.');
  await form.getByLabel('How many more').fill('40');
  await accessible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ask for something else' })).toBeVisible();
  await expect
    .poll(() => mailsWith('asks for 40 more').filter((mail) => mail.includes(email)).length)
    .toBe(1);
});
