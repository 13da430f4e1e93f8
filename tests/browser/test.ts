import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { barriersOn } from '../support/barriers.ts';
import { decode } from '../support/mails.ts';

interface Fixtures {
  /** Any violation of WCAG 2.2 AA that a machine can find on the page as it stands. */
  accessible: () => Promise<void>;
  /** Whether the visitor has answered the cookie banner before: it would lie over what other tests look at. */
  consented: boolean;
}

/** Every test fails on an error in the browser's console, a blocked script or style among them. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.PRODUCT_URL ?? ''),
  consented: [true, { option: true }],
  page: async ({ page, consented, javaScriptEnabled }, use) => {
    if (consented) await page.addInitScript(rejectAll);
    if (javaScriptEnabled !== false) waitUntilAlive(page);
    const complaints = listen(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
  accessible: async ({ page }, use) =>
    use(async () => {
      await settled(page);
      const violations = await barriersOn(page);
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    }),
});

export { expect };

/**
 * A prerendered page can be read before its buttons are heard, and a test is faster than a hand. Where the scripts are
 * kept away on purpose, the wait ends by itself.
 */
function waitUntilAlive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const alive = async <T>(arrived: T): Promise<T> => {
    const isPrerendered = await page
      .locator('main')
      .count()
      .catch(() => 0);
    if (isPrerendered > 0) await page.waitForSelector('html[data-alive]', aliveWithin).catch(() => null);
    return arrived;
  };
  page.goto = async (...to) => alive(await goto(...to));
  page.reload = async (...how) => alive(await reload(...how));
}

const aliveWithin = { state: 'attached', timeout: 4000 } as const;

/** What is still fading in has other colours than it will have. What turns for ever or with the scroll is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const rejectAll = `localStorage.setItem('cookieConsent', '{"essential":true,"analytics":false,"marketing":false}')`;

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser notes every answer of 400 and above and every cut connection, also when it looks for a newer worker; what the page makes of it is what
    // the tests look at.
    const expected =
      /^Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_(FAILED|INTERNET_DISCONNECTED))|^An unknown error occurred when fetching the script\.$/.test(
        message.text(),
      );
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
  return complaints;
}

const read = new Map<string, string>();

/** The mails written so far whose text contains something. */
export function mailsWith(needle: string): string[] {
  const folder = process.env.PRODUCT_MAIL ?? '';
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  for (const name of files)
    if (!read.has(name)) read.set(name, decode(readFileSync(path.join(folder, name), 'utf8')));
  return files.map((name) => read.get(name) ?? '').filter((mail) => mail.includes(needle));
}
