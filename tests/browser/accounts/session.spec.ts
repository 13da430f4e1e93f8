import type { BrowserContext, Page } from '@playwright/test';
import { api, expect, mainNavigation, owner, password, test } from './accounts.ts';

test('a guest’s page asks nothing of the server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a log out in one tab shows in the other, and a sign-in too', { tag: '@walk' }, async ({
  page,
  context,
}) => {
  const { email } = await owner(context);
  await page.goto('/dashboard/hires');
  await expect(page.getByRole('heading', { name: 'Job Candidates' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/dashboard/people');
  await (await mainNavigation(second)).getByRole('button', { name: 'Log out' }).click();
  await expect(second).toHaveURL('/auth/login');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fdashboard%2Fhires');
  await expect(page.getByText('You signed out in another tab.')).toBeVisible();

  await second.getByLabel('E-mail').fill(email);
  await second.getByLabel('Password', { exact: true }).fill(password);
  await second.keyboard.press('Enter');
  await expect(second).toHaveURL('/dashboard');
  await expect(page).toHaveURL('/dashboard/hires');
});

test('what is half written outlives a sign-out in another tab, and is saved after a sign-in there', {
  tag: '@walk',
}, async ({ page, context }) => {
  const { email } = await owner(context);
  await page.goto('/dashboard/settings?tab=company');
  await page.getByLabel('New department').fill('Depot');
  const second = await context.newPage();
  await second.goto('/dashboard/people');
  await (await mainNavigation(second)).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are signed out.')).toBeInViewport();
  await expect(page).toHaveURL('/dashboard/settings?tab=company');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('New department')).toHaveValue('Depot');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open a new tab to sign in' }).click();
  const third = await opened;
  await third.getByLabel('E-mail').fill(email);
  await third.getByLabel('Password', { exact: true }).fill(password);
  await third.keyboard.press('Enter');
  await expect(page.getByText('You are signed out.')).toBeHidden();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Rename Depot' })).toBeVisible();
});

test('what is half written in a dialog outlives it, too, and the way to sign in stands in the dialog', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/people');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('First name').fill('Ana');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await (await mainNavigation(second)).getByRole('button', { name: 'Log out' }).click();
  await expect(dialog.getByText('You are signed out.')).toBeInViewport();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open a new tab to sign in' }).click();
  await expect(await opened).toHaveURL('/auth/login');
  await expect(dialog.getByLabel('First name')).toHaveValue('Ana');
});

test('a session that ended on the server leads to the login and back', async ({ page, context }) => {
  const { email } = await owner(context);
  await page.goto('/dashboard/settings?tab=profile');
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
  await context.clearCookies();
  await page.getByRole('tab', { name: 'Company' }).click();
  await expect(page).toHaveURL('/auth/login?redirect=%2Fdashboard%2Fsettings%3Ftab%3Dcompany');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/settings?tab=company');
});

test('a stale request token is renewed in passing @walk', async ({ page, context }) => {
  await owner(context);
  let refusals = 0;
  await context.route('**/api/auth/profile', async (route) => {
    if (refusals > 0) return route.continue();
    refusals += 1;
    const headers = { ...route.request().headers(), 'x-csrf-token': '1.stale' };
    return route.continue({ headers });
  });
  await page.goto('/dashboard/settings?tab=profile');
  await page.getByLabel('First name').fill('Inès');
  await page.getByRole('form', { name: 'Your name' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('form', { name: 'Your name' })).toContainText('Saved');
  expect(refusals).toBe(1);
});

/** In another tab, which works in the new organisation from then on. */
async function openContoso(context: BrowserContext): Promise<Page> {
  const second = await context.newPage();
  await second.goto('/dashboard');
  const menu = await mainNavigation(second);
  await menu.getByRole('button', { name: /^Account:/ }).click();
  await menu.getByRole('button', { name: 'Create an organisation' }).click();
  await second.getByRole('textbox', { name: 'Name of the organisation' }).fill('Contoso');
  await second.getByRole('button', { name: 'Create the organisation' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText("Contoso's Culture");
  return second;
}

test('a dialog that another tab’s switch has left behind holds the way back, and what was typed in it', {
  tag: '@walk',
}, async ({ page, context, accessible }) => {
  await owner(context);
  await page.goto('/dashboard/hires');
  await page.getByRole('button', { name: 'Invite a candidate' }).first().click({ timeout: 20_000 });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Cleo');
  await dialog.getByLabel('Last name').fill('Marsh');
  await dialog.getByLabel('E-mail').fill('cleo@example.com');
  await dialog.getByLabel('Position').fill('Driver');
  await dialog.getByLabel('Department').fill('Depot');
  await openContoso(context);
  await expect(dialog.getByText('You switched to Contoso in another tab.')).toBeVisible();
  await accessible();
  const send = dialog.getByRole('button', { name: 'Send the invitation' });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Switch back to go on here.');
  await dialog.getByRole('button', { name: 'Switch back to Northwind' }).click();
  await expect(dialog.getByText('You switched to Contoso in another tab.')).toBeHidden();
  await expect(dialog.getByLabel('First name')).toHaveValue('Cleo');
  await send.click();
  await expect(dialog.getByText('Invitation sent successfully!')).toBeVisible();
  await expect(dialog.getByText('It is on its way to cleo@example.com.')).toBeVisible();
});

test('a tab that was drawn for another organisation says so and changes nothing', { tag: '@walk' }, async ({
  page,
  context,
  request,
}) => {
  const { token } = await owner(context);
  await page.goto('/dashboard/settings?tab=company');
  await page.getByLabel('New department').fill('Accounts');
  const second = await openContoso(context);

  await expect(page.getByText('You switched to Contoso in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You have switched to another organisation');
  await expect(page.getByLabel('New department')).toHaveValue('Accounts');
  const { departments } = await api(request, token, 'GET', '/organisation/departments');
  expect(departments).toEqual([]);

  // Back in the first one, what was typed still stands there and can be sent.
  await page.getByRole('button', { name: 'Switch back to Northwind' }).click();
  await expect(page.getByText('You switched to Contoso in another tab.')).toBeHidden();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Rename Accounts' })).toBeVisible();

  // The other tab is the one left behind now: its next screen holds nothing of either, and leads on.
  await expect(second.getByText('You switched to Northwind in another tab.')).toBeVisible();
  await second
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'People', exact: true })
    .click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('People');
  await expect(second.getByText('This could not be loaded')).toBeHidden();
  await second
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Culture', exact: true })
    .click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText("Contoso's Culture");
  await expect(second.getByText('This could not be loaded')).toBeHidden();
  await second.getByRole('button', { name: 'Switch back to Contoso' }).click();
  await expect(second.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await expect(page.getByText('You switched to Contoso in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch back to Northwind' }).click();
  await second
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'People', exact: true })
    .click();
  await second.getByRole('button', { name: 'Continue in Northwind' }).click();
  await expect(second.getByText('You switched to Northwind in another tab.')).toBeHidden();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('People');
  await expect(second.getByRole('navigation', { name: 'Organisation' })).toContainText('Northwind');
});
