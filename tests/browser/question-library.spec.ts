import { expect, test } from './test.ts';

const address = '/tools/behavioral-interview-questions';

test('a question is found, opened and closed', { tag: '@walk' }, async ({ page, accessible }) => {
  await page.goto(address);
  await accessible();
  await page.getByPlaceholder('Search questions…').fill('hearing people out');
  const row = page.getByRole('row', { name: /Active Listening/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /View tips and score guide/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Communication: Active Listening' });
  for (const part of ['Part 1', 'Part 2', 'Part 3']) await expect(dialog.getByText(part)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^5\. / })).toBeVisible();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await row.getByText('Tell me about a conversation').click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button')).toBeFocused();
});

test('Back closes the guide to a question and stays in the library', async ({ page }) => {
  await page.goto('/blogs');
  await page.goto(address);
  await page.getByPlaceholder('Search questions…').fill('delegate');
  const row = page.getByRole('row', { name: /Delegation/ });
  const open = row.getByRole('button', { name: /View tips and score guide/ });
  const dialog = page.getByRole('dialog', { name: /: Delegation$/ });
  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${address}?q=delegate`);
  await expect(row).toBeVisible();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${address}?q=delegate`);
  // Closed by hand it leaves nothing behind to go back through.
  await open.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
});

test('a question is copied with its follow-ups, and the kit has a link of its own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${address}?question=72&kit=72`);
  const dialog = page.getByRole('dialog', { name: /: Delegation$/ });
  await dialog.getByRole('button', { name: 'Copy the question and follow-ups' }).click();
  const text = /: Delegation\n1\. Tell me .+\n2\. How often .+\n3\. What do you keep .+\?$/;
  await expect.poll(copied).toMatch(text);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${address}?kit=72`);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect.poll(copied).toMatch(/^http.+\?kit=72$/);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect.poll(copied).toMatch(text);
});

test('nothing found is said', async ({ page }) => {
  await page.goto(address);
  await page.getByPlaceholder('Search questions…').fill('zzzz');
  await expect(page.getByText('No questions match your search.')).toBeVisible();
});

test('selected questions come first and can be shared by their address @walk', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'Select Storytelling' }).check();
  await expect(page.getByText('1 question in your interview sheet')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText('Storytelling');
  await page.reload();
  await expect(page.locator('tbody tr').first()).toContainText('Storytelling');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('region', { name: 'Interview sheet' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('Read this to the candidate')).toBeVisible();
});

test('people who open a shared kit never see the rows in another order', async ({ page }) => {
  const shared = `${address}?kit=81`;
  await page.addInitScript(`
    window.seen = new Set();
    const look = () => {
      const [first] = document.querySelectorAll('tbody tr');
      const shows = first?.checkVisibility({ visibilityProperty: true });
      if (shows) window.seen.add(first.querySelector('input').getAttribute('aria-label'));
      requestAnimationFrame(look);
    };
    look();`);
  await page.goto(shared);
  await expect(page.getByText('1 question in your interview sheet')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('tbody tr').first().getByRole('checkbox')).toBeChecked();
  const seen = () => page.evaluate<string[]>('[...window.seen]');
  await expect.poll(async () => (await seen()).length).toBe(1);
  expect(await seen()).toEqual([
    await page.locator('tbody tr').first().getByRole('checkbox').getAttribute('aria-label'),
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are there to be read, and nothing that needs scripts', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('tbody tr')).toHaveCount(100);
    await expect(page.getByText('Tell me about a conversation').first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /View tips|Cookie settings/ })).toHaveCount(0);
  });
});
