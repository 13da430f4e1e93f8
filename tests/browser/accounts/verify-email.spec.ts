import {
  expect,
  linksTo,
  linkTo,
  newEmail,
  openVerification,
  password,
  registerUnverified,
  signIn,
  test,
} from './accounts.ts';

test('the waiting page goes on by itself when the link was opened elsewhere', { tag: '@walk' }, async ({
  page,
  context,
  request,
}) => {
  const account = await registerUnverified(request);
  await signIn(context, account);
  await page.goto('/dashboard/people');
  await expect(page).toHaveURL('/auth/verify-email');
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  await openVerification(request, account.email);
  await expect(page).toHaveURL('/dashboard', { timeout: 8000 });
});

test('a link can be asked for again, once in 15 seconds @walk', async ({
  page,
  context,
  request,
  accessible,
}) => {
  const account = await registerUnverified(request);
  await signIn(context, account);
  await page.clock.install();
  await page.goto('/auth/verify-email');
  const button = page.getByRole('button', { name: 'Send it again' });
  await button.click();
  await expect(page.getByText('Verification email sent successfully!')).toBeVisible();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(/in 1[0-5] s/);
  await accessible();
  await page.clock.runFor(15_500);
  await expect(button).toBeEnabled();
  await expect.poll(() => linksTo(account.email, '/auth/verify-email').length).toBe(2);
});

test('a mistyped address is corrected, and taken back', { tag: '@walk' }, async ({
  page,
  context,
  request,
  accessible,
}) => {
  const account = await registerUnverified(request);
  const right = newEmail('right');
  await signIn(context, account);
  await page.goto('/auth/verify-email');
  await page.getByRole('button', { name: 'Correct the address' }).click();
  const form = page.getByRole('form', { name: 'Correct the address' });
  await expect(form.getByLabel('Your e-mail address')).toBeFocused();
  await form.getByLabel('Your e-mail address').fill(right);
  await form.getByLabel('Your password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await accessible();
  await form.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(right, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Correct the address' }).click();
  await form.getByRole('button', { name: `Use ${account.email} after all` }).click();
  await expect(page.getByRole('main').getByText(account.email, { exact: true })).toBeVisible();
  await expect.poll(() => linksTo(account.email, '/auth/verify-email').length).toBe(2);
});

test('a link that could not be sent is said', async ({ page, context, request }) => {
  await signIn(context, await registerUnverified(request));
  await page.goto('/auth/verify-email');
  await context.route('**/api/auth/email/verification-notification', (route) => route.abort());
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeDisabled();
});

test('opened where nobody is signed in: verified, then login', async ({ page, request }) => {
  const { email } = await registerUnverified(request);
  const link = await linkTo(email, '/auth/verify-email');
  await page.goto(link.href);
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Your e-mail address has been verified.')).toBeVisible();
  await page.goto(link.href);
  await expect(page.getByRole('alert')).toContainText('This link has already been used');
  await page.getByRole('link', { name: 'Sign in to get a new link' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a tampered link shows the error of the answer', async ({ page, request, accessible }) => {
  const { email } = await registerUnverified(request);
  const link = await linkTo(email, '/auth/verify-email');
  link.searchParams.set('hash', 'another');
  await page.goto(link.href);
  await expect(page.getByRole('alert')).toContainText('This link is invalid.');
  await accessible();
});

test('people who are verified already go to the dashboard @walk', async ({ page, context, request }) => {
  const account = await registerUnverified(request);
  await openVerification(request, account.email);
  await signIn(context, account);
  await page.goto('/auth/verify-email');
  await expect(page).toHaveURL('/dashboard');
  await page.goto((await linkTo(account.email, '/auth/verify-email')).href);
  await expect(page).toHaveURL('/dashboard');
});
