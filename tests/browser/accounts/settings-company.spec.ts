import { api, expect, owner, test } from './accounts.ts';

test('the company is renamed, and every screen says so', { tag: '@walk' }, async ({
  page,
  context,
  accessible,
}) => {
  await owner(context);
  await page.goto('/dashboard/settings?tab=company');
  const form = page.getByRole('form', { name: 'Name of the company' });
  await form.getByLabel('Company').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Company')).toHaveAccessibleDescription('Please fill in this field.');
  await form.getByLabel('Company').fill('Northwind Traders');
  await expect(form).toContainText('Not saved yet');
  await accessible();
  await page.keyboard.press('Enter');
  await expect(form).toContainText('Saved');
  const visibility = page.getByRole('region', { name: 'Who sees what' });
  await visibility.getByText('What people read', { exact: true }).click();
  await expect(visibility.getByText('Your answers are not anonymous').first()).toBeVisible();
  await page.goto('/dashboard/culture');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Northwind Traders's Culture");
});

test('departments are added, renamed and removed after a question', { tag: '@walk' }, async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/settings?tab=company');
  const field = page.getByLabel('New department');
  for (const name of ['Accounts', 'Marketing']) {
    await field.fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await expect(field).toHaveValue('');
  }
  await field.fill('accounts');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/already|exists/);
  await page.getByRole('button', { name: 'Rename Accounts' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Finance');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Finance' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Finance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Finance' })).toHaveCount(0);
});

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a logo is set, refused, removed and brought back', { tag: '@walk' }, async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/settings?tab=company');
  await page.getByText('Upload a logo', { exact: true }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toContainText('PNG, JPEG or WebP');
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  const logo = page.getByRole('img', { name: 'Logo of Northwind' });
  await expect(logo).toBeVisible();
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(logo).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(logo).toBeVisible();
});

test('words, reminders and retention are kept @walk', async ({ page, context, request }) => {
  const { token } = await owner(context);
  await page.goto('/dashboard/settings?tab=company');
  await page.getByText('Write a text', { exact: true }).click();
  const words = page.getByRole('form', { name: 'Your invitation text' });
  await words.getByLabel(/To employees/).fill('Thank you for taking the time.');
  await words.getByRole('button', { name: 'Save' }).click();
  await expect(words).toContainText('Saved');

  const reminders = page.getByRole('switch', { name: /Send reminders/ });
  await reminders.click();
  await expect(page.getByText('Reminders are no longer sent.')).toBeVisible();
  await expect(reminders).not.toBeChecked();

  const keep = page.getByRole('form', { name: 'How long answers are kept' });
  await keep.getByLabel('Employees, days').fill('3');
  await keep.getByRole('button', { name: 'Save' }).click();
  await expect(keep.getByLabel('Employees, days')).toHaveAccessibleDescription(
    'Please enter at least 30 days.',
  );
  await keep.getByLabel('Employees, days').fill('365');
  await page.keyboard.press('Enter');
  await expect(keep).toContainText('Saved');
  const { organisation } = await api(request, token, 'GET', '/organisation');
  expect(organisation).toMatchObject({
    employee_invitation_text: 'Thank you for taking the time.',
    candidate_invitation_text: null,
    reminders: false,
    employee_retention_days: 365,
  });
});

test('what is typed and not saved is asked about before it is lost @walk', async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/settings?tab=company');
  await page.getByText('Write a text', { exact: true }).click();
  const words = page.getByLabel(/To candidates/);
  await words.fill('Half a sentence');
  await page.getByRole('tab', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(words).toHaveValue('Half a sentence');
  await expect(page).toHaveURL(/tab=company/);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Hires' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/hires');
});

test('an organisation is deleted after its name was typed', { tag: '@walk' }, async ({
  page,
  context,
  accessible,
}) => {
  await owner(context);
  await page.goto('/dashboard/settings?tab=company');
  await page.getByRole('button', { name: 'Delete Northwind' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type Northwind to go on').fill('northwind');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Type Northwind to go on')).toHaveAccessibleDescription(/exactly/);
  await accessible();
  await dialog.getByLabel('Type Northwind to go on').fill('Northwind');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You belong to no organisation at the moment',
  );
  await page.getByLabel('Company').fill('Contoso');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Contoso's Culture");
});
