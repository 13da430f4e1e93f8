import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { appWith } from '../../../apps/server/src/testing/authenticator.ts';
import { colleague, expect, owner, password, signIn, test } from './accounts.ts';

const now = () => new Date();

/** From the button to the recovery codes, with what the app on the phone would show. */
async function setUp(page: Page) {
  await page.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code for your code app' })).toBeVisible();
  const code = appWith({ now }, (await dialog.locator('code').innerText()).replaceAll(' ', ''));
  const field = dialog.getByLabel('Code from the app');
  await field.fill('12345');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/is not correct|not one of your recovery codes/);
  await expect(field).toBeFocused();
  const used = code();
  await field.fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  return { code, used, codes };
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a second step is set up, asked for, replaced by a recovery code, and turned off', {
  tag: '@walk',
}, async ({ page, context, accessible }) => {
  test.setTimeout(60_000);
  const { email } = await owner(context);
  await page.goto('/dashboard/settings?tab=profile');
  const { code, used, codes } = await setUp(page);
  await accessible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as text' }).click();
  const saved = readFileSync(await (await waiting).path(), 'utf8');
  for (const one of codes) expect(saved).toContain(one);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 of 10 recovery codes are left')).toBeVisible();

  await context.clearCookies();
  await page.goto('/dashboard/people');
  await logIn(page, email);
  const field = page.getByLabel('Enter the code from your app');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await accessible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(field).toHaveAccessibleDescription(/Please enter a code\./);
  // The code that set it up is used; the app shows the next one.
  await field.fill(used);
  await page.keyboard.press('Enter');
  // On a slow machine its time is over as well.
  await expect(field).toHaveAccessibleDescription(/already been used|is not right/);
  await field.fill(code(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/people');
  await expect(page.getByText('Login successful!')).toBeVisible();

  await context.clearCookies();
  await page.goto('/auth/login?redirect=%2Fdashboard%2Fhires');
  await logIn(page, email);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await logIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = page.getByLabel('Enter a recovery code');
  await expect(recovery).toBeFocused();
  for (let i = 0; i < 5; i += 1) {
    await recovery.fill(`none of mine ${i}`);
    await page.keyboard.press('Enter');
    if (i < 4) await expect(recovery).toHaveAccessibleDescription(/not one of your recovery codes/);
  }
  // The fifth ends this sign-in: it says so, and only the password is asked for again.
  await expect(page.getByRole('alert')).toContainText('Please sign in again.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await recovery.fill(codes[0]?.toUpperCase() ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/hires');
  await renewAndTurnOff(page, codes, accessible);
});

/** With recovery codes instead of the app: each is good for once, and the new ones end the old. */
async function renewAndTurnOff(
  page: Page,
  [, second = '', third = '']: string[],
  accessible: () => Promise<void>,
): Promise<void> {
  await page.goto('/dashboard/settings?tab=profile');
  await expect(page.getByText('9 of 10 recovery codes are left')).toBeVisible();
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel('Code', { exact: true });
  await dialog.getByLabel('Your password').fill('not my password');
  await code.fill(second);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await accessible();
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your new recovery codes' })).toBeVisible();
  const [fresh = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();

  await page.getByRole('button', { name: 'Turn it off' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await code.fill(third);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/is not correct|not one of your recovery codes/);
  await code.fill(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
}

test('where two-step verification is required, a colleague sets it up before anything opens', {
  tag: '@walk',
}, async ({ page, context, accessible }) => {
  const host = await owner(context);
  const guest = await colleague(host, 'viewer');
  await page.goto('/dashboard/settings?tab=profile');
  await setUp(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('tab', { name: 'Company' }).click();
  await page.getByRole('switch', { name: 'Require two-step verification for everyone' }).click();
  await expect(page.getByText('Two-step verification is now required for everyone.')).toBeVisible();
  await page.getByRole('tab', { name: 'Access' }).click();
  await expect(
    page.getByRole('row', { name: /Ana Silva/ }).getByText('Two-step verification: off'),
  ).toBeVisible();

  await context.clearCookies();
  await signIn(context, guest);
  await page.goto('/dashboard/culture');
  await expect(page).toHaveURL('/dashboard/second-step?redirect=%2Fdashboard%2Fculture');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step before you go in');
  await accessible();
  await setUp(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page).toHaveURL('/dashboard/culture');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Northwind's Culture");
});
