import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

interface Script {
  readonly name: string;
  readonly size: number;
  readonly isLate: boolean;
}

/** In the order in which they were asked for; late is what the painted page asks for. */
const scriptsOf = (page: Page): Promise<Script[]> =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize, startTime }) => ({
        name,
        size: encodedBodySize,
        isLate: startTime > painted,
      }));
  });

const sum = (scripts: readonly Script[]) => scripts.reduce((all, { size }) => all + size, 0);

for (const address of [
  '/',
  '/solutions/culture-surveys',
  '/blogs',
  '/blogs/corporate-culture-management',
  '/webinars/culture-fit-hiring',
  '/method/manual/reliability',
]) {
  test(`${address} asks for 80 KB of scripts in 16 files before it is painted, and for the rest after`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsOf(page);
    const first = scripts.filter(({ isLate }) => !isLate);
    expect(sum(first), JSON.stringify(first)).toBeLessThanOrEqual(80 * 1024);
    expect(first.length, JSON.stringify(first)).toBeLessThanOrEqual(16);
    expect(sum(scripts.filter(({ isLate }) => isLate))).toBeGreaterThan(50 * 1024);
  });
}

test('a link is followed while what brings the page to life is still on its way', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const late = (await scriptsOf(page)).filter(({ isLate }) => isLate);
  const largest = late.toSorted((a, b) => b.size - a.size)[0]?.name ?? '';
  const visit = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await visit.route(largest, async (route) => {
    await held;
    await route.continue();
  });
  const isAlive = () => visit.evaluate(() => document.documentElement.dataset.alive !== undefined);
  await visit.goto(page.url());
  await visit.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(visit).toHaveURL('/privacy-policy');
  await expect(visit.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(await isAlive()).toBe(false);
  letGo();
  await expect.poll(isAlive).toBe(true);
});
