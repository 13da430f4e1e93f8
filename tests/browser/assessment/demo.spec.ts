import { messages } from '../../../packages/contract/src/index.ts';
import { expect, test } from '../test.ts';

test('a visitor tries the example survey and is led to the registration', async ({ page, accessible }) => {
  test.setTimeout(60_000);
  await page.clock.install();
  await page.goto('/survey/questionnaires/culture');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByText(messages.demoNext)).toBeVisible();
  await accessible();
  while (await next.isVisible()) {
    await page.getByRole('radio').first().check();
    await next.click();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(messages.demoFinish)).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'What these few answers say' })).toBeFocused();
  const chart = page.getByRole('group', { name: 'Example Culture Development Opportunities' });
  await expect(chart.getByRole('button')).toHaveCount(5);
  // Once it is in view the popups go from point to point by themselves.
  await chart.scrollIntoViewIfNeeded();
  await expect(page.getByRole('paragraph').filter({ hasText: '2. Improve Delegation' })).toBeVisible();
  await accessible();
  // Whoever comes to a point by keyboard ends that.
  const popup = page.locator('[data-popup]');
  await chart.getByRole('button', { name: /^5/ }).focus();
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(popup).toHaveCount(0);
  // The popup of the second lies over the first: pressed itself, it makes way.
  await chart.getByRole('button', { name: /^2/ }).click();
  await expect(popup).toContainText('2. Improve Delegation');
  await popup.selectText();
  await popup.dispatchEvent('click');
  await expect(popup).toBeVisible();
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await popup.click();
  await expect(popup).toHaveCount(0);
  await chart.getByRole('button', { name: /^1/ }).click();
  await expect(popup).toContainText('1. Reduce Active Listening');
  await page.getByRole('link', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL('/auth/register');
});

test('an example survey that does not exist is not found', async ({ page }) => {
  await page.goto('/survey/questionnaires/nothing');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
