import { browserFlags as args, executablePath } from '../../support/browser.ts';
import { expect, test } from '../test.ts';

// As on a laptop with a mouse: a scrollbar that takes room.
test.use({ launchOptions: { executablePath, args, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a dialog moves nothing on the page behind it, and leaves none of it uncovered', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const look = async () => ({
    x: (await heading.boundingBox())?.x,
    scrollbar: await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
  });
  const before = await look();
  expect(before.scrollbar).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'See a sample report' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(look).toEqual({ x: before.x, scrollbar: 0 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(look).toEqual(before);
});
