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
  await expect(page.getByRole('region', { name: 'Interview sheet' })).toBeVisible();
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
