import { readSiteJson, siteJsonElement, writeSiteJson } from '@fourfold/contract/words';
import { expect, linkTo, newEmail, password, registerUnverified, test } from './accounts.ts';

test('a visitor registers, follows the link in the mail and is in the dashboard', { tag: '@walk' }, async ({
  page,
  accessible,
}) => {
  const email = newEmail();
  await page.goto('/auth/register');
  await expect(page.getByText('Assess 5 people for free. Opening an account costs nothing')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveCount(0);
  await accessible();
  await page.getByLabel('First name').focus();
  for (const text of ['Ines', 'Moreau', 'Northwind', email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page).toHaveURL('/auth/verify-email');
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  await accessible();

  await page.goto((await linkTo(email, '/auth/verify-email')).href);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Your e-mail address has been verified.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Northwind's Culture");
});

test('each field says what it lacks', async ({ page, accessible }) => {
  await page.goto('/auth/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const name of ['First name', 'Last name', 'Company']) {
    await expect(page.getByLabel(name)).toHaveAccessibleDescription('Please fill in this field.');
  }
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Please enter a password\.$/,
  );
  await accessible();
});

test('what is wrong is said where it is, and nothing typed is lost', async ({ page, context, request }) => {
  const { email } = await registerUnverified(request);
  await page.goto('/auth/register');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Moreau');
  await page.getByLabel('Company').fill('Northwind');
  await page.getByLabel('E-mail').fill(email);
  const [first, second] = [page.getByLabel('Password', { exact: true }), page.getByLabel('Confirm password')];
  const send = () => page.getByRole('button', { name: 'Register' }).click();

  await first.fill(password);
  await second.fill(`${password}!`);
  await send();
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription('Passwords do not match');
  for (const [weak, complaint] of [
    ['short', /at least 10 characters\.$/],
    ['password1234', /first that others would try/],
    ['northwind99', /does not contain your name/],
  ] as const) {
    await first.fill(weak);
    await second.fill(weak);
    await send();
    await expect(first).toHaveAccessibleDescription(complaint);
    await expect(first).toBeFocused();
  }
  await first.fill(password);
  await second.fill(password);
  await context.route('**/api/auth/register', (route) => route.abort());
  await send();
  await expect(page.getByRole('alert')).toContainText('Registration failed!');
  await context.unroute('**/api/auth/register');
  await send();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/cannot be used/);
  await expect(page.getByLabel('Company')).toHaveValue('Northwind');
});

test('where registration is closed no form is to be seen, not even for a moment, nor offered at the login', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) });
    for (const address of ['**/auth/register', '**/auth/login'])
      await context.route(address, async (route) => {
        const page = await route.fetch();
        await route.fulfill({ response: page, body: closed(await page.text()) });
      });
    await context.route('**/api/auth/registration', (route) => route.fulfill({ json: { open: false } }));
    const page = await context.newPage();
    // Asked for by the page's scripts, and only where they have read that registration is closed.
    const asked = javaScriptEnabled ? page.waitForResponse('**/api/auth/registration') : undefined;
    await page.goto('/auth/register');
    await expect(page.getByText('Registration is by invitation')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeHidden();
    await asked;
    await expect(page.getByText('Registration is by invitation')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeHidden();
    await page.goto('/auth/login');
    await expect(page.getByText('Ask a colleague who has one to invite you.')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Register' })).toBeHidden();
    await context.close();
  }
});

/** The page as a server with registration closed would write it. */
function closed(page: string): string {
  const settings = new RegExp(`(<script[^>]*id="${siteJsonElement}"[^>]*>)(.*?)</script>`);
  return page
    .replaceAll('data-registration="open"', 'data-registration="closed"')
    .replace(settings, (_, tag: string, json: string) => {
      const values = { ...readSiteJson(json), registration: 'closed' };
      return `${tag}${writeSiteJson(values)}</script>`;
    });
}
