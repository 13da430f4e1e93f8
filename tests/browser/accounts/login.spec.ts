import { expect, newEmail, password, register, registerUnverified, test } from './accounts.ts';

test('someone signs in with the keyboard alone and comes where they wanted to go', { tag: '@walk' }, async ({
  page,
  accessible,
}) => {
  const { email } = await register();
  await page.goto('/dashboard/settings?tab=profile');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fdashboard%2Fsettings%3Ftab%3Dprofile');
  await accessible();
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/settings?tab=profile');
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('a login leads to pages of our own only, else to the dashboard', async ({ page }) => {
  const { email } = await register();
  // The unit test of lib/own-path.ts knows many more.
  await page.goto(`/auth/login?redirect=${encodeURIComponent('/%5Cevil.example')}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Northwind's Culture");
});

test('each field says what it lacks, and the first wrong one has the focus', async ({ page, accessible }) => {
  await page.goto('/auth/login');
  const [email, secret] = [page.getByLabel('E-mail'), page.getByLabel('Password', { exact: true })];
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect(secret).toHaveAccessibleDescription('Please enter a password.');
  await email.fill('ines@example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(secret).toBeFocused();
  await expect(email).toHaveAccessibleDescription('');
  await accessible();
});

test('an unknown address and a wrong password get the same answer, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const known = await registerUnverified(request);
  await page.goto('/auth/login');
  for (const email of [newEmail('nobody'), known.email]) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'There is no account with this address and password.',
    );
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.getByLabel('E-mail').fill('');
  }
});

test('a broken connection is said in the form', async ({ page, context }) => {
  await context.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill('ines@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Login failed!');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/auth/login');
  const field = page.getByLabel('Password', { exact: true });
  const toggle = page.getByRole('button', { name: 'Show password' });
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await toggle.click();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(field).toHaveAttribute('type', 'password');
});
