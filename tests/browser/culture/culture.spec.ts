import { readFileSync } from 'node:fs';
import { owner } from '../accounts/accounts.ts';
import { expect, test } from '../assessment/respondents.ts';
import { inviteCompany } from './company.ts';
import { readDown } from './read-down.ts';

test('before anybody has answered the page shows the sample as such, and who is missing', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  test.setTimeout(60_000);
  const account = await owner(context);
  await page.goto('/dashboard');
  await expect(page.getByText('No invitation is open.')).toBeVisible({ timeout: 20_000 });
  const [ana] = await inviteCompany(request, account);
  await page.getByRole('link', { name: 'Look at the sample' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: "Northwind's Culture" })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No data yet.' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(ana?.name ?? '')).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();

  for (const part of ['#opportunities', '#barriers']) {
    const five = page.locator(`${part} ol > li`);
    await expect(five).toHaveCount(5);
    for (const entry of await five.all()) {
      await expect(entry).toBeVisible();
      await expect(entry.getByText(/^(clear|likely|unclear) (over |under )?\d+%$/)).toBeVisible();
    }
  }

  const chart = page.getByRole('group', { name: 'Effort and impact of the development opportunities' });
  const points = chart.getByRole('button');
  await points.first().focus();
  await page.keyboard.press('Enter');
  await expect(points.first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(points.first()).toHaveAttribute('aria-expanded', 'false');
  await expect(points.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(points.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { name: 'Who sees what' })).toBeVisible();
  await readDown(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await accessible();
});

test('five answers name what was planted, every number opens, and the heatmap leads by keyboard to a person', {
  tag: '@walk',
}, async ({ page, context, request, accessible }) => {
  test.setTimeout(90_000);
  const account = await owner(context);
  const company = await inviteCompany(request, account);
  await Promise.all(company.map(({ submit }) => submit()));
  await page.goto('/dashboard/culture');
  await expect(page.getByText(/^5 of 5 people have answered/)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#summary').getByText(/^Scoring keys: version \d/)).toBeVisible();
  // Five people are few: five stand there all the same, and what is unclear says so.
  for (const part of ['#opportunities', '#barriers'])
    await expect(page.locator(`${part} ol > li`)).toHaveCount(5);
  await expect(
    page
      .locator('#opportunities')
      .getByText(/^unclear /)
      .first(),
  ).toBeVisible();
  const list = page.locator('#opportunities').getByRole('list').first();
  await expect(list.getByRole('link', { name: 'Reduce Active Listening' })).toBeVisible();
  const points = page.locator('#effort [role=group] [role=button]');
  await points.first().focus();
  for (const key of ['Enter', 'Tab']) await page.keyboard.press(key);
  await expect(page.getByRole('link', { name: 'What to do, with whom and why' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(points.first()).toBeFocused();
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await expect(points.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await list.getByRole('link', { name: 'Improve Delegation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Improve Delegation' })).toBeVisible();
  await expect(page).toHaveTitle(/^Improve Delegation · /);
  for (const asks of [
    'What it is',
    'How certain',
    'Who it concerns',
    'What it is connected with',
    'What to do',
  ]) {
    await expect(page.getByRole('heading', { name: asks, exact: true })).toBeVisible();
  }
  const keys = await page.getByText(/ · Scoring keys: version \d\S*$/).innerText();
  const version = /version (\S+)$/.exec(keys)?.[1] ?? '';
  // Over time the round stands by newer keys than at the top, as if it had closed before they came.
  await page.route('**/survey/culture/trends/*', async (route) => {
    const response = await route.fetch();
    const trend = await response.json();
    const own = trend.points.map((point: object) => ({ ...point, keys_version: 'next' }));
    const earlier = { ...own[0], id: crypto.randomUUID(), at: '2026-01-05T09:00:00.000Z' };
    await route.fulfill({ response, json: { ...trend, keys_version: 'next', points: [earlier, ...own] } });
  });
  // A link that someone was sent opens the same page, down to the people whom its reader may see.
  await page.reload();
  await expect(page.locator('#over-time')).toContainText(
    `All scores in this chart use version next of the scoring keys. The score at the top uses version ${version}, which is why it differs.`,
  );
  await page.getByText('Accounts').first().click();
  await expect(page.locator('#whom').getByRole('link')).not.toHaveCount(0);
  await accessible();
  await page.getByRole('button', { name: 'Everything about this score' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('When it is low')).toBeVisible();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page.locator('#barriers ol > li')).toHaveCount(5);

  await readDown(page);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible({ timeout: 20_000 });
  await page.getByText('Show and search the connections').click();
  for (const [part, name] of [
    ['effort', 'opportunities'],
    ['heatmap', 'heatmap'],
    ['dynamics', 'connections'],
  ] as const) {
    await page.locator(`#${part}`).getByRole('button', { name: 'Download' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Picture (PNG)' }).click();
    const picture = await saved;
    expect(picture.suggestedFilename()).toMatch(new RegExp(`s-culture-${name}-round-1-.*\\.png$`));
    const bytes = readFileSync(await picture.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // As large as the chart with its words, twice as fine: an empty sheet would be smaller by far.
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(600);
    expect(bytes.length).toBeGreaterThan(15_000);
  }
  await grid.getByRole('button', { name: /^Accounts 3 people/ }).click();
  await grid.getByRole('button', { name: 'Leadership', exact: true }).click();
  await expect(grid.getByRole('button', { name: 'Delegation', exact: true })).toBeVisible();
  await grid.getByRole('button', { name: 'Communication', exact: true }).click();
  await expect(grid.getByRole('button', { name: 'Delegation', exact: true })).toHaveCount(0);
  const wholeCompany = grid.getByRole('button', { name: /^Active Listening, Everyone: \d+, likely range/ });
  await expect(grid.getByRole('link', { name: /^Active Listening, \S+ \S+: \d+/ }).first()).toBeVisible();
  await wholeCompany.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const person = page.locator(':focus');
  await expect(person).toHaveAccessibleName(/^Active Listening, \S+ \S+: \d+, likely range/);
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Active Listening, Marketing: .*2 people/);
  // Below the table of contents, which would lie over half of a link otherwise.
  await page.locator('#heatmap').evaluate((heatmap) => heatmap.scrollIntoView());
  await accessible();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'Show the whole page for Marketing alone' })
    .click();
  await expect(page).toHaveURL(/department=/);
  await expect(page.getByText(/^2 of 2 people have answered/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^2 of 2 people have answered/)).toBeVisible();
});

test('what is below the first screen is asked for as its reader comes near @walk', async ({
  page,
  context,
}) => {
  await owner(context);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/dashboard/culture?look=sample');
  await expect(page.locator('#barriers ol > li')).toHaveCount(5, { timeout: 20_000 });
  const below = ['departments', 'heatmap', 'dynamics'].map((part) => `/api/survey/culture/${part}`);
  expect(asked.filter((path) => below.includes(path))).toEqual([]);
  await readDown(page);
  for (const part of ['#departments', '#heatmap', '#dynamics'])
    await expect(page.locator(part)).toBeVisible();
  expect(below.filter((path) => !asked.includes(path))).toEqual([]);
});
