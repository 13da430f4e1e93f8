import type { Page } from '@playwright/test';
import { acknowledge, begin, expect, invitedPerson, questions, test } from './respondents.ts';

/** What a page has asked for, its own document included, and the bytes as they came. */
const askedFor = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
  );

test('at most 12 requests and 120 KB until a question can be answered', async ({ page, request }) => {
  const { link } = await invitedPerson(request);
  await acknowledge(request, link);
  await page.goto(link);
  await page.waitForSelector('html[data-alive]', { state: 'attached' });
  const files = await askedFor(page);
  const total = files.reduce((sum, [, size]) => sum + size, 0);
  expect(total, JSON.stringify(files)).toBeGreaterThan(50_000);
  expect(total, JSON.stringify(files)).toBeLessThanOrEqual(120 * 1024);
  expect(files.length, JSON.stringify(files)).toBeLessThanOrEqual(12);
});

for (const [what, size] of [
  ['a small phone', { width: 320, height: 568 }],
  ['a phone on its side', { width: 844, height: 390 }],
] as const) {
  test(`nothing stands out of the page on ${what}, nor with letters twice as large`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    const { link } = await invitedPerson(request);
    await begin(page, link);
    await expect(questions(page)).toHaveCount(2);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
