import { documentTitle, pageList, pages } from '../../packages/contract/src/index.ts';
import { expect, test } from './test.ts';

/** A respondent's link needs its expiry; without a genuine signature it says that it is not valid. */
const concrete = (path: string) =>
  path.replace(':questionnaire', 'culture').replace(/:\w+/g, 'example') +
  (path === pages.response.path ? '?e=4000000000&s=none' : '');
const known = pageList.filter(({ path }) => path !== '/page-not-found');
/** Nobody is signed in here: these lead to the login. What is behind it, tests/browser/accounts looks at. */
const isGuarded = (path: string) => path.startsWith(pages.dashboard.path) || path === pages.verifyEmail.path;

test('every address of the site answers with its title', async ({ page, accessible }) => {
  test.setTimeout(120_000);
  for (const { path, ...rest } of known) {
    const answer = await page.goto(concrete(path));
    expect([path, answer?.status()]).toEqual([path, 200]);
    const title = documentTitle(isGuarded(path) ? pages.login : { path, ...rest });
    await page.waitForURL((url) => !isGuarded(url.pathname));
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await accessible();
  }
});

test('prerendered pages are complete without JavaScript', async ({ request }) => {
  for (const { path, title, description } of known.filter((page) => page.kind === 'prerendered')) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<meta name="description" content="${description.replaceAll('&', '&amp;')}"`);
    expect(html, path).toMatch(/<h1[ >]/);
    expect(html).toContain(title.replaceAll('&', '&amp;'));
    expect(html, path).not.toContain('%SITE:');
  }
});

for (const address of ['/page-not-found', '/no/such/page', '/blogs/no-such-article', '/dashboard/nothing']) {
  test(`${address} is not found`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
}
