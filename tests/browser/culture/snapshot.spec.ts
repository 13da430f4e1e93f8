import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { readSlides } from '../../../apps/server/src/testing/read-slides.ts';
import { owner } from '../accounts/accounts.ts';
import { expect, test } from '../assessment/respondents.ts';
import { inviteCompany } from './company.ts';

test('a snapshot is shared, read without an account as its slides have it, counted and revoked', {
  tag: '@walk',
}, async ({ page, context, request, browser, accessible }) => {
  test.setTimeout(120_000);
  const account = await owner(context);
  await page.goto('/dashboard/culture/snapshots/new');
  await expect(page.getByText('There is nothing to share yet')).toBeVisible();
  for (const { submit } of await inviteCompany(request, account)) await submit();

  await page.goto('/dashboard/culture');
  await page.getByRole('link', { name: 'Share a snapshot' }).click();
  // A reload before it is there would stay on the page of the link.
  await expect(page).toHaveURL(/snapshots\/new/);
  const title = page.getByLabel('Title');
  // What is released comes a moment after the fifth answer.
  await expect(async () => {
    if (!(await title.isVisible())) await page.reload();
    await expect(title).toBeVisible({ timeout: 2000 });
  }).toPass();
  await title.fill('For the board');
  await expect(page.getByRole('heading', { name: 'For the board' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const url = await page.getByRole('link', { name: 'Open it' }).getAttribute('href');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await accessible();

  const reader = await openFresh(browser, url ?? '');
  await expect(reader.getByRole('heading', { level: 1, name: 'For the board' })).toBeVisible();
  const [file] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('button', { name: 'Slides (PPTX)' }).click(),
  ]);
  const slides = readSlides(readFileSync(await file.path()));
  for (const heading of ['Five opportunities', 'Five barriers']) {
    const rows = slides.find(({ texts }) => texts[0] === heading)?.tables[0]?.slice(1);
    expect(rows).toHaveLength(5);
    expect(await fiveOf(reader, heading)).toEqual(rows);
  }
  for (const heading of ['Competencies', 'How people see their work']) {
    const rows = slides.find(({ texts }) => texts[0] === heading)?.tables[0]?.slice(1);
    expect(rows?.length).toBeGreaterThan(5);
    expect(await scoresOf(reader, heading)).toEqual(rows);
  }

  await page.reload();
  await expect(page.getByRole('cell', { name: /^Once/ })).toBeVisible();
  await page.getByRole('button', { name: 'More for For the board' }).click();
  await page.getByRole('menuitem', { name: 'Revoke the link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the link' }).click();
  await expect(page.getByText(/^Revoked/)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('The organisation that shared this link has withdrawn it.')).toBeVisible();
  await reader.context().close();
});

/** A browser that nobody has signed in with. */
async function openFresh(browser: Browser, url: string): Promise<Page> {
  const { pathname, search } = new URL(url);
  const context = await browser.newContext({ locale: 'en-GB', acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(`${process.env.PRODUCT_URL}${pathname}${search}`);
  return page;
}

/** A range on the page is "52–77" and said as "likely range". */
const asRange = (text = '') => text.replace('likely range ', '').replace('–', ' to ').trim();

/** Name, certainty, score and likely range, as the page shows them. */
const fiveOf = async (page: Page, heading: string) => {
  const rows = await page
    .getByRole('region', { name: heading, exact: true })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('h3')?.textContent ?? '',
        certainty: item.querySelector('h3 + span')?.textContent ?? '',
        numbers: [...item.querySelectorAll('h3')].flatMap((title) =>
          [...(title.parentElement?.nextElementSibling?.querySelectorAll(':scope > span') ?? [])].map(
            (each) => each.textContent ?? '',
          ),
        ),
      })),
    );
  return rows.map(({ name, certainty, numbers: [score = '', range] }) => [
    name,
    certainty,
    score,
    asRange(range),
  ]);
};

const scoresOf = async (page: Page, heading: string) => {
  const rows = await page
    .getByRole('region', { name: heading, exact: true })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        item.firstElementChild?.textContent ?? '',
        ...[...(item.lastElementChild?.querySelectorAll(':scope > span') ?? [])].map(
          (each) => each.textContent ?? '',
        ),
      ]),
    );
  return rows.map(([name = '', score = '', range]) => [name, score, asRange(range)]);
};
