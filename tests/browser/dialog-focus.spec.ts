import { owner } from './accounts/accounts.ts';
import { expect, invite, test } from './assessment/respondents.ts';

test('a dialog begins at its first field, and gives the focus back however it is closed', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/hires');
  const opener = page.getByRole('button', { name: 'Open a vacancy' });
  const dialog = page.getByRole('dialog', { name: 'Open a vacancy' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.mouse.click(5, 400),
  ];
  for (const close of ways) {
    await opener.click({ timeout: 20_000 });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a dialog that a menu opened gives the focus back to the menu’s button', async ({
  page,
  context,
  request,
}) => {
  await invite(request, await owner(context));
  await page.goto('/dashboard/people');
  const menu = page.getByRole('button', { name: 'Change Ana Silva' });
  for (const key of ['Escape', 'Enter']) {
    await menu.focus({ timeout: 20_000 });
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').last().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    if (key === 'Enter') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(menu).toBeFocused();
  }
});

test('the question about what was typed gives the focus back to the field, whichever way it was asked', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.goto('/dashboard/hires');
  await page.getByRole('button', { name: 'Open a vacancy' }).click({ timeout: 20_000 });
  const form = page.getByRole('dialog', { name: 'Open a vacancy' });
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await form.getByLabel('Title').fill('Night driver');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
  ];
  for (const leave of ways) {
    await leave();
    await question.getByRole('button', { name: 'Keep writing' }).click();
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Title')).toBeFocused();
  }
  await form.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Night driver is open.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open a vacancy' })).toBeFocused();
  // What closed it is gone with it.
  await page.getByRole('button', { name: 'Close the vacancy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the vacancy' }).click();
  await expect(page.getByText('Night driver is closed.')).toBeVisible();
  await expect(page.locator(':is(h1, h2, h3):focus')).toHaveCount(1);
});
