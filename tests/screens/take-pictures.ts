/**
 * Takes the pictures of the README: the product with the sample company in it, as it is now.
 * Usage: npm run pictures
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { browserFlags, executablePath } from '../support/browser.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { startProduct } from '../support/product.ts';
import { invitePeople } from '../support/writers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/pictures');
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-pictures-'));
const product = await startProduct(data);
// Without hinting letters stand where they stand on the screens of today, and not on whole pixels.
const browser = await chromium.launch({
  executablePath,
  args: [...browserFlags, '--font-render-hinting=none'],
});
try {
  const account = fillCompany();
  const desk = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await desk.goto('/');
  await take(desk, 'home');
  await signIn(desk, account);
  await desk.goto('/dashboard/culture');
  await desk
    .getByRole('link', { name: 'Reduce' })
    .or(desk.getByRole('link', { name: 'Improve' }))
    .first()
    .waitFor();
  await take(desk, 'culture');
  await desk.getByRole('grid').scrollIntoViewIfNeeded();
  await desk.getByRole('grid').getByRole('button', { name: 'Communication', exact: true }).click();
  await desk.getByRole('grid').getByRole('button', { name: 'Active Listening', exact: true }).waitFor();
  await take(desk, 'heatmap');
  await takeQuestionnaire();
} finally {
  await browser.close();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}

interface Account {
  readonly email: string;
  readonly password: string;
}

/** `npm run demo` beside the running product. */
function fillCompany(): Account {
  const said = execFileSync(path.join(root, 'node_modules/.bin/node'), ['apps/server/src/demo.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: data, APP_URL: product.url },
    encoding: 'utf8',
  });
  const [, email = ''] = /E-mail: +(\S+)/.exec(said) ?? [];
  const [, password = ''] = /Password: +(\S+)/.exec(said) ?? [];
  return { email, password };
}

async function openPage(on: Browser, how: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await on.newContext({
    baseURL: product.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...how,
  });
  const page = await context.newPage();
  const consent = { essential: true, analytics: false, marketing: false };
  await page.addInitScript(
    (choice) => localStorage.setItem('cookieConsent', choice),
    JSON.stringify(consent),
  );
  return page;
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.context().request.post('/api/auth/login', { data: { email, password } });
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}

/** Someone opens the link of an invitation on a phone. */
async function takeQuestionnaire(): Promise<void> {
  const { writers } = await invitePeople(product.url, data, 1);
  const phone = await openPage(browser, { ...devices['Pixel 7'], deviceScaleFactor: 1.5 });
  await phone.goto(linkIn(await mailTo(data, writers[0]?.email ?? '')).href);
  await phone.getByRole('radio').first().waitFor();
  await take(phone, 'questionnaire');
}
