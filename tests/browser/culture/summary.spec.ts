import type { Page } from '@playwright/test';
import { owner, register, signIn } from '../accounts/accounts.ts';
import { expect, test } from '../assessment/respondents.ts';
import { readDown } from './read-down.ts';

// Until someone has answered the page shows the sample company, in as many departments as a company has.
test('one click after the sign-in says what to do on Monday, with whom, why and how certain', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await signIn(context, await register());
  await page.addInitScript(() => {
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) sessionStorage.clicks = String(Number(sessionStorage.clicks ?? 0) + 1);
    });
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Look at the sample' }).click({ timeout: 20_000 });
  const first = page.locator('#opportunities ol > li').first();
  await expect(first).toContainText(/\d+%/, { timeout: 20_000 });
  const name = await first.getByRole('link').innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const told = page.locator('aside');
  await expect(told.getByRole('heading', { name: 'What to do' })).toBeInViewport();
  for (const asked of ['Where to start', 'Why', 'One of the top five?'])
    await expect(told.getByText(asked, { exact: true })).toBeInViewport();
  await expect(told).toContainText(/In .*departments|In [A-Z]/);
  await expect(told).toContainText(/About \d+ of \d+ people/);
  expect(Number(await page.evaluate(() => sessionStorage.clicks))).toBeLessThanOrEqual(2);
});

const heights = [
  { width: 1440, height: 900, screens: 3 },
  { width: 390, height: 844, screens: 6 },
];
for (const { width, height, screens } of heights) {
  test(`the page is at most ${screens} screens tall at ${width} px, and covers no mark`, async ({
    page,
    context,
  }) => {
    await owner(context);
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard/culture?look=sample');
    await expect(page.locator('#barriers ol > li')).toHaveCount(5, { timeout: 20_000 });
    await readDown(page);
    for (const part of ['#heatmap [role=grid]', '#departments', '#dynamics details'])
      await expect(page.locator(part).first()).toBeVisible();
    await expect(page.locator('main .animate-wait')).toHaveCount(0);
    // Without what an organisation has on top of it before its first answer.
    const tall = await page.evaluate(() => {
      const before =
        document.querySelector('#no-data')?.closest('section')?.getBoundingClientRect().height ?? 0;
      return document.documentElement.scrollHeight - before;
    });
    expect(tall).toBeLessThanOrEqual(screens * height);
    // The first opportunity begins on the first screen, above the bar of a phone.
    const start = await page.evaluate(() => {
      const before =
        document.querySelector('#no-data')?.closest('section')?.getBoundingClientRect().height ?? 0;
      const first = document.querySelector('#opportunities ol > li')?.getBoundingClientRect().top ?? 0;
      return first + scrollY - before;
    });
    expect(start).toBeLessThanOrEqual(height - 100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const wide of [width, width - 70, Math.round(width * 0.7)]) {
      await page.setViewportSize({ width: Math.max(320, wide), height });
      await expect.poll(() => coverings(page)).toEqual([]);
    }
  });
}

/** Which marks and names of the chart lie on each other. */
const coverings = (page: Page) =>
  page.locator('#effort [role=group]').evaluate((chart) => {
    const boxes = [...chart.querySelectorAll('[role=button] circle:nth-of-type(2), [data-name] text')].map(
      (mark) => ({
        says: mark.closest('[data-name]')?.textContent ?? 'mark',
        box: mark.getBoundingClientRect(),
      }),
    );
    if (boxes.filter(({ says }) => says !== 'mark').length < 5) return ['a mark without its name'];
    return boxes.flatMap(({ says, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.says !== says || says === 'mark')
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1 &&
            !(says === 'mark' && isApart(box, other)),
        )
        .map((other) => `${says} on ${other.says}`),
    );
    function isApart(a: DOMRect, b: DOMRect) {
      const [x, y] = [(a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2];
      return Math.hypot(x, y) >= (a.width + b.width) / 2 - 1;
    }
  });

test('the table of contents follows the reader, and leads @walk', async ({ page, context }) => {
  await owner(context);
  await page.goto('/dashboard/culture?look=sample');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const here = contents.locator('[aria-current]');
  await expect(here).toHaveText('Summary', { timeout: 20_000 });
  await contents.getByRole('link', { name: 'Connections' }).click();
  await expect(here).toHaveText('Connections');
  await expect(page.locator('#dynamics')).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('a printed page has all its parts, though nobody has read down to them @walk', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.addInitScript(() => {
    window.print = () => {
      const main = document.querySelector('main');
      document.title = `${main?.querySelectorAll('.animate-wait').length} waiting`;
      main?.setAttribute('data-printed', '');
    };
  });
  await page.goto('/dashboard/culture?look=sample');
  await expect(page.locator('#barriers ol > li')).toHaveCount(5, { timeout: 20_000 });
  await page.keyboard.press('Control+p');
  await expect(page.locator('main[data-printed]')).toBeAttached({ timeout: 20_000 });
  await expect(page).toHaveTitle('0 waiting');
  // The button that is pressed waits for nothing of its own.
  await page.locator('main').evaluate((main) => main.removeAttribute('data-printed'));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('main[data-printed]')).toBeAttached({ timeout: 5000 });
  await page.emulateMedia({ media: 'print' });
  for (const part of ['#heatmap [role=grid]', '#departments table', '#dynamics figure'])
    await expect(page.locator(part).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByText('Select a score, a department')).toBeHidden();
});

test('Back from a finding returns to where it was read, and an address with a part leads to it @walk', async ({
  page,
  context,
}) => {
  await owner(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/culture?look=sample');
  const last = page.locator('#barriers ol > li').last();
  await last.scrollIntoViewIfNeeded({ timeout: 20_000 });
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(600);
  await last.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
  await expect(last).toBeInViewport();

  await page.goto('/dashboard/culture?look=sample#dynamics');
  await expect(page.getByRole('heading', { name: 'Connections', exact: true })).toBeInViewport({
    timeout: 20_000,
  });
});
