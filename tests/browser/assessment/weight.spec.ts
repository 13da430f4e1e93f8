import { answerAllBut, begin, expect, invitedPerson, next, questions, test } from './respondents.ts';

test.describe('on a first visit, with the cookie banner', () => {
  test.use({ consented: false });
  test('the first question needs at most 150 KB of scripts, styles and fonts', async ({ page, request }) => {
    const { link } = await invitedPerson(request);
    await begin(page, link);
    await answerAllBut(request, link, 100);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(next(page)).toBeVisible();
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => /\.(js|css|woff2)$/.test(name))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
    );
    const total = files.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(files)).toBeGreaterThan(50_000);
    expect(total, JSON.stringify(files)).toBeLessThanOrEqual(150 * 1024);
  });
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

/**
 * The goal is 200 ms from the navigation to the first question, on loopback. Two cores that have other work take
 * longer now and then, so the fastest of several loads counts, and it may take twice as long.
 */
const goal = 200;
const tolerance = 2;

test(`the first question is there within ${goal} ms`, async ({ page, request }) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  await page.addInitScript(() => {
    const noteFirst = () => {
      if (document.querySelector('input[type=radio]') === null) return;
      performance.mark('first-question');
      watcher.disconnect();
    };
    const watcher = new MutationObserver(noteFirst);
    watcher.observe(document, { childList: true, subtree: true });
  });
  const taken: number[] = [];
  for (let load = 0; load < 8; load += 1) {
    await page.goto(link);
    await expect(page.getByRole('radio').first()).toBeVisible();
    taken.push(
      await page.evaluate(() => performance.getEntriesByName('first-question')[0]?.startTime ?? Infinity),
    );
  }
  expect(Math.min(...taken), `${taken.map(Math.round)} ms`).toBeLessThan(goal * tolerance);
});
