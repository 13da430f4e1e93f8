import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { learnIfEnough, learnInThread } from '../../apps/server/src/features/culture/keys/learn.service.ts';
import { connect } from '../../apps/server/src/kernel/database/database.ts';
import { endThreads } from '../../apps/server/src/kernel/threads/threads.ts';
import { expect, test } from '../browser/test.ts';
import { embeddedIn } from '../support/embedded.ts';
import { type FilledCompany, fillCompanies } from '../support/fill-companies.ts';
import { type Product, startProduct } from '../support/product.ts';
import { runTool } from '../support/tool.ts';

/** Keys that learn, from the answers of six companies to another installation: two products of their own. */
test.describe.configure({ mode: 'serial', retries: 0 });
const longest = 180_000;
test.setTimeout(longest);

const names = ['Harbour', 'Northwind', 'Quay', 'Granite', 'Meadow', 'Orchard'];
let folder: string;
let here: Product | undefined;
let there: Product | undefined;
let companies: FilledCompany[];
const urlOf = (product: Product | undefined): string => product?.url ?? '';
const data = (name: 'here' | 'there') => path.join(folder, name);
const keysFile = () => path.join(folder, 'keys.json');

test.beforeAll(async () => {
  test.setTimeout(longest);
  folder = mkdtempSync(path.join(tmpdir(), 'fourfold-keys-'));
  [here, there] = await Promise.all([startProduct(data('here')), startProduct(data('there'))]);
  companies = await fillCompanies(embeddedIn(data('here')).url, names, 54);
});

test.afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop(), endThreads()]);
  rmSync(folder, { recursive: true, force: true });
});

async function keys(installation: 'here' | 'there', ...args: string[]): Promise<string> {
  const tool = runTool(data(installation), 'admin', 'keys', ...args);
  await tool.ended;
  return tool.said();
}

async function openCulture(page: Page): Promise<void> {
  const value = companies[0]?.token ?? '';
  await page
    .context()
    .addCookies([{ name: 'token', value, url: urlOf(here), httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(`${urlOf(here)}/dashboard/culture`);
  await expect(page.locator('#opportunities ol > li')).toHaveCount(5);
}

/** Of the likely ranges that stand beside the five opportunities, in points. */
async function meanWidth(page: Page): Promise<number> {
  const ranges = (await page.locator('#opportunities ol > li').allInnerTexts()).flatMap((text) =>
    [...text.matchAll(/(\d+)–(\d+)/g)].map(([, low, high]) => Number(high) - Number(low)),
  );
  expect(ranges).toHaveLength(5);
  return ranges.reduce((sum, width) => sum + width, 0) / ranges.length;
}

test('ranges are narrower once keys were learned, and the page says from how many answers', async ({
  page,
}) => {
  // Nearly all of 324: a few honest people's answers look doubtful in the order that their screens had.
  const status = await keys('here', 'status');
  const [, people = ''] =
    /There are (3\d\d) consistent answers of 6 organisations: enough to learn from/.exec(status) ?? [];
  expect(people, status).not.toBe('');
  await openCulture(page);
  await expect(page.getByText(/^Scoring keys: version \S+\.\s*$/)).toBeVisible();
  const before = await meanWidth(page);
  const { db, close } = connect(embeddedIn(data('here')).url, () => undefined, 1);
  // So few turns tell the truth roughly, and in seconds.
  const turns = { frozen: 5, settling: 10, counting: 40 };
  const learned = await learnIfEnough({
    db,
    clock: () => new Date(),
    learn: (task) => learnInThread({ ...task, turns }),
  });
  await close();
  expect(learned.sentence).toMatch(
    new RegExp(`^Version \\S+ was learned from ${people} answers and foresees others better`),
  );
  await page.reload();
  await expect(
    page.getByText(
      new RegExp(
        `^Scoring keys: version \\S+, learned from ${people} answers. With them, likely ranges are \\d+% narrower than with the authors’ keys`,
      ),
    ),
  ).toBeVisible();
  expect(await meanWidth(page)).toBeLessThan(0.95 * before);
  expect(await keys('here', 'status')).toMatch(
    new RegExp(`^In use: version \\S+, learned from ${people} answers of 6 organisations\\.`),
  );
});

test('another installation takes in what was exported, once', async () => {
  expect(await keys('here', 'export', keysFile())).toContain('rounded counts of answers');
  const file = readFileSync(keysFile(), 'utf8');
  expect(await keys('here', 'export', keysFile())).toContain('when 200 more people have answered.');
  expect(readFileSync(keysFile(), 'utf8')).toBe(file);
  expect(await keys('there', 'import', keysFile())).toMatch(
    /3\d[05] answers of 6 organisations were taken in\./,
  );
  expect(await keys('there', 'import', keysFile())).toContain('count already: nothing has changed.');
  expect(await keys('there', 'status')).toMatch(
    /From installation [0-9a-f]{12}, made on \d{4}-\d\d-\d\d: 3\d[05] answers of 6 organisations\./,
  );
  expect(await keys('here', 'import', keysFile())).toContain('this installation’s own');
});

test('a file that was changed or is none is refused with a sentence, and the others are taken in', async () => {
  const file = JSON.parse(readFileSync(keysFile(), 'utf8'));
  const other = path.join(folder, 'other.json');
  writeFileSync(other, JSON.stringify({ ...file, people: 5000 }));
  expect(await keys('there', 'import', other)).toContain('its signature does not fit');
  writeFileSync(other, 'no keys');
  const said = await keys('there', 'import', other, keysFile());
  expect(said).toContain(`${other}: The file holds no keys`);
  expect(said).toMatch(/keys\.json: These 3\d[05] answers of 6 organisations count already/);
  const status = await keys('there', 'status');
  const [, fingerprint = ''] =
    /From installation ([0-9a-f]{12}), made on \d{4}-\d\d-\d\d: 3\d[05] answers of 6 organisations\./.exec(
      status,
    ) ?? [];
  expect(await keys('there', 'forget', fingerprint.slice(0, 6))).toContain(
    `${fingerprint} sent is forgotten.`,
  );
  expect(await keys('there', 'status')).not.toContain('From installation');
});
