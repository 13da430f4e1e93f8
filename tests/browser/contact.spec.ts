import { expect, mailsWith, test } from './test.ts';

test(
  'a visitor writes to us, and the operator reads it',
  { tag: '@walk' },
  async ({ page, accessible }, info) => {
    const address = `visitor-${info.project.name}@example.com`;
    await page.goto('/');
    await accessible();
    const form = page.getByRole('form', { name: 'Contact us' });
    await expect(form).toHaveAttribute('novalidate');
    await form.getByLabel('Your name').fill('Vera Visitor');
    await form.getByLabel('E-mail').fill(address);
    await form.getByLabel('Message').fill('Can we try it with one team?');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you for writing')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Your message has arrived');
    await expect.poll(() => mailsWith(address).length).toBe(1);
    expect(mailsWith(address)[0]).toContain('Can we try it with one team?');
  },
);

test('what is missing is said beside the field, and nothing is lost', async ({ page, accessible }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Contact us' });
  await expect(form, 'our own checks are there').toHaveAttribute('novalidate');
  await form.getByLabel('Message').fill('Hello');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name.');
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter your e-mail address.');
  await expect(form.getByLabel('Message')).toHaveValue('Hello');
  await accessible();
});

test('a broken connection keeps the message', async ({ page, context }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Contact us' });
  await expect(form).toHaveAttribute('novalidate');
  await form.getByLabel('Your name').fill('Vera');
  await form.getByLabel('E-mail').fill('offline@example.com');
  await form.getByLabel('Message').fill('Hello');
  await context.route('**/api/leads', (route) => route.abort());
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert')).toContainText('You seem to be offline.');
  await expect(form.getByLabel('Message')).toHaveValue('Hello');
  await context.unroute('**/api/leads');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for writing')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form works all the same', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Your name').fill('Noa');
    await page.getByLabel('E-mail').fill('noscript@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  });

  test('menus open, a sign-up by mail is one, and others lead to the form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Culture Solutions' }).first().hover();
    await page.getByRole('link', { name: 'Performance Improvement', exact: true }).first().click();
    const email = `plan-noscript-${Date.now()}@example.com`;
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Get the guide and template' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeVisible();
    await expect
      .poll(() => mailsWith(email).some((mail) => mail.includes('/downloads/pip-guide')))
      .toBe(true);
    await page.goto('/solutions/culture-surveys');
    await page.getByRole('link', { name: 'Get the free guide: write to us' }).first().click();
    await expect(page.getByRole('form', { name: 'Contact us' })).toBeInViewport();
  });
});
