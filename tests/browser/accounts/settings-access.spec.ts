import type { APIRequestContext } from '@playwright/test';
import {
  type Account,
  api,
  colleague,
  expect,
  linksTo,
  newEmail,
  owner,
  password,
  signIn,
  test,
} from './accounts.ts';

const rowOf = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('row').filter({ hasText: name });
const addDepartment = (request: APIRequestContext, { token }: Account, name: string) =>
  api(request, token, 'POST', '/organisation/departments', { name });

test('an owner invites a colleague, withdraws the invitation and invites again', { tag: '@walk' }, async ({
  page,
  context,
  request,
  accessible,
}) => {
  const account = await owner(context);
  await addDepartment(request, account, 'Accounts');
  const email = newEmail('chiara');
  await page.goto('/dashboard/settings?tab=access');
  const form = page.getByRole('form', { name: 'Invite a colleague' });
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/valid e-mail address/);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Role').selectOption('Manager');
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(form.getByText('A manager is responsible for one or more departments.')).toBeVisible();
  await form.getByLabel('Accounts').check();
  await accessible();
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Invitation sent successfully!')).toBeVisible();
  const row = rowOf(page, email);
  await expect(row).toContainText('Manager, Accounts');
  await expect(form.getByLabel('E-mail')).toHaveValue('');

  await form.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/already been invited/);
  await form.getByLabel('E-mail').fill('');

  await expect.poll(() => linksTo(email, '/auth/accept-invitation').length).toBe(1);
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite again' }).click();
  await expect(page.getByText(`A new invitation is on its way to ${email}.`)).toBeVisible();
  await expect(row).toContainText('Manager, Accounts');
});

test('a role is changed with its departments and rights, and changed back', { tag: '@walk' }, async ({
  page,
  context,
  request,
  accessible,
}) => {
  const account = await owner(context);
  await addDepartment(request, account, 'Marketing');
  await colleague(account, 'viewer');
  await page.goto('/dashboard/settings');
  const row = rowOf(page, 'Ana Silva');
  await row.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Change role and rights' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ana Silva' });
  await dialog.getByLabel('Role').selectOption('Manager');
  await dialog.getByLabel('Marketing').check();
  await dialog.getByLabel('Writes reports').check();
  await accessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Manager, writes reports');
  await expect(row).toContainText('Marketing');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Viewer');
  await expect(row).not.toContainText('Marketing');
});

test('a colleague is signed out and then removed, each after a question', { tag: '@walk' }, async ({
  page,
  context,
  request,
}) => {
  const account = await owner(context);
  const ana = await colleague(account, 'viewer');
  await page.goto('/dashboard/settings');
  const row = rowOf(page, 'Ana Silva');
  const choose = async (item: string) => {
    await row.getByRole('button', { name: 'Change Ana Silva' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('End their sessions');
  const signOut = page.getByRole('dialog', { name: 'End all sessions that Ana Silva has open?' });
  await signOut.getByRole('button', { name: 'End them' }).click();
  await expect(page.getByText('Ana Silva has to sign in again.')).toBeVisible();
  await expect(api(request, ana.token, 'GET', '/auth/my-profile')).rejects.toThrow('401');

  await choose('Remove');
  const dialog = page.getByRole('dialog', { name: 'Remove Ana Silva?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(1);
  await choose('Remove');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('an organisation is handed over with the password', { tag: '@walk' }, async ({ page, context }) => {
  const account = await owner(context);
  await colleague(account, 'admin');
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Change Ana Silva' }).click();
  await page.getByRole('menuitem', { name: 'Hand the organisation’s account over' }).click();
  const dialog = page.getByRole('dialog', { name: /Hand Northwind’s account over to Ana Silva/ });
  await dialog.getByLabel('Your password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Now Ana Silva is the owner of Northwind’s account.')).toBeVisible();
  await expect(rowOf(page, 'Ines Moreau')).toContainText('Admin');
  await expect(page.getByRole('button', { name: 'Change Ana Silva' })).toHaveCount(0);
});

test('other sessions are ended, one or all', { tag: '@walk' }, async ({ page, context }) => {
  const account = await owner(context);
  await signIn((await context.browser()?.newContext()) ?? context, account);
  await page.goto('/dashboard/settings');
  await expect(page.getByText('This device')).toBeVisible();
  const ends = page.getByRole('button', { name: /^End (?!all)/ });
  await expect(ends).toHaveCount(2);
  // As when the login was more than ten minutes ago, which the tests of the server wait for.
  await page.route(
    '**/api/auth/sessions/*',
    (route) =>
      route.fulfill({ status: 403, json: { code: 'password_needed', message: 'First the password.' } }),
    { times: 2 },
  );
  const dialog = page.getByRole('dialog');
  await ends.first().click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No sessions were ended.')).toBeVisible();
  await ends.first().click();
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(ends).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(ends).toHaveCount(0);
  await expect(page.getByText('This device')).toBeVisible();
});

test('an API token is shown once, does what was ticked, and is revoked', { tag: '@walk' }, async ({
  page,
  context,
  request,
  accessible,
}) => {
  await owner(context);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Please name the token/);
  await dialog.getByLabel('Name').fill('Payroll');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please choose what the token may do.')).toBeVisible();
  await expect(dialog.getByLabel('See scores')).toBeFocused();
  await accessible();
  await dialog.getByLabel('See people').check();
  await dialog.getByLabel('Ends').selectOption('in 30 days');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const token = (await dialog.locator('code').textContent()) ?? '';
  await expect(dialog.getByRole('button', { name: 'Copy the token' })).toBeVisible();
  await accessible();
  expect((await api(request, token, 'GET', '/auth/my-profile')).user.first_name).toBe('Ines');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/^Closing this hides the token for good/)).toBeVisible();
  await expect(dialog.getByText(token)).toBeVisible();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  expect((await api(request, token, 'GET', '/survey/responses')).total).toBe(0);
  await expect(api(request, token, 'GET', '/survey/culture')).rejects.toThrow('403');
  await page.reload();
  const row = rowOf(page, 'Payroll');
  await expect(row).toContainText('See people');
  await expect(row).toContainText('just now');

  await page.getByRole('button', { name: 'Revoke Payroll' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
  await expect(api(request, token, 'GET', '/auth/my-profile')).rejects.toThrow('401');
});

test('an API token ends on a day of one’s own choice, within a year @walk', async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Payroll');
  await dialog.getByLabel('Write').check();
  await dialog.getByLabel('Ends').selectOption('on a date');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription('Please enter a complete date.');
  const day = (later: number) => new Date(Date.now() + later * 24 * 3600 * 1000);
  await dialog.getByLabel('Last day').fill(day(500).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(
    'Please choose a day within the next year.',
  );
  await dialog.getByLabel('Last day').fill(day(10).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  const shown = day(10).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  await expect(rowOf(page, 'Payroll')).toContainText(shown.replaceAll(' ', '\u00a0'));
});

test('creating an API token asks for the password where the login is a while ago @walk', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/settings');
  // As when the login was more than ten minutes ago, which the tests of the server wait for.
  let refusals = 1;
  await page.route('**/api/auth/tokens', (route) => {
    if (route.request().method() === 'GET' || refusals === 0) return route.fallback();
    refusals -= 1;
    return route.fulfill({ status: 403, json: { code: 'password_needed', message: 'First the password.' } });
  });
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API token' });
  await dialog.getByLabel('Name').fill('Payroll');
  await dialog.getByLabel('Invite').check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your new token' })).toBeVisible();
});

test('what could not be loaded offers to try again @walk', async ({ page, context }) => {
  await owner(context);
  await context.route('**/api/auth/tokens', (route) => route.abort());
  await page.goto('/dashboard/settings');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await context.unroute('**/api/auth/tokens');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
});

test('what happened in the organisation can be read @walk', async ({ page, context, accessible }) => {
  const account = await owner(context);
  await colleague(account, 'viewer');
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Show activity' }).click();
  const entries = page.getByRole('listitem').filter({ hasText: ': ' });
  await expect(entries.filter({ hasText: 'Ana Silva: joined' })).toBeVisible();
  await expect(entries.filter({ hasText: 'Ines Moreau: created the organisation' })).toBeVisible();
  await accessible();
});
