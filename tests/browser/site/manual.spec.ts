import { pages } from '@fourfold/contract/words';
import { expect, test } from '../test.ts';

test('the footer leads to the technical manual, and it leads from chapter to chapter', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Technical manual' }).click();
  await expect(page).toHaveURL(pages.manual.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Technical manual' })).toBeVisible();
  await expect(
    page.getByText('The questionnaire has not yet been tested with real respondents.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('table').getByRole('link', { name: 'Reliability' }).click();
  await expect(page).toHaveURL(pages.manualReliability.path);
  await expect(page.getByRole('navigation', { name: 'Chapters' }).getByText('Reliability')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByText('Next: Validity').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Validity' })).toBeVisible();
});

test('the manual tells reliability and standard error of every scale @walk', async ({ page }) => {
  await page.goto(pages.manualReliability.path);
  for (const [title, scales] of [
    ['Competencies', 14],
    ['Domains', 14],
    ['Behaviours', 84],
    ['Perceptions', 84],
  ] as const) {
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    const rows = heading.locator('xpath=following-sibling::div[1]').locator('tbody tr');
    await expect(rows).toHaveCount(scales);
    for (const text of await rows.allInnerTexts())
      expect(text).toMatch(/\d \+ \d+\s+0\.\d\d\s+\d+\.\d\s+± \d+/);
  }
});

test.describe('on a phone', { tag: '@walk' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { path } of [pages.manual, pages.manualReliability, pages.manualUse, pages.certificate])
    test(`${path} can be used by everyone, and a wide table scrolls by itself`, async ({
      page,
      accessible,
    }) => {
      await page.goto(path);
      await accessible();
      const widths = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(widths[0]).toBe(widths[1]);
      await page.locator('summary', { hasText: 'Chapters' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Fairness and faking' }).first().click();
      await expect(page).toHaveURL(pages.manualFairness.path);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter is all there to be read', async ({ page }) => {
    await page.goto(pages.manualUse.path);
    await expect(page.getByRole('heading', { level: 2, name: 'What not to do' })).toBeVisible();
    await expect(page.getByText('Do not rank people by scores.')).toBeVisible();
  });
});
