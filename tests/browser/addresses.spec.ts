import { documentTitle, pageList, pages } from '@fourfold/contract/words';
import { expect, test } from './test.ts';

/** What opens from a mail needs its expiry; without a genuine signature it says that it is not valid. */
const personal: readonly string[] = [pages.response.path, pages.ownPage.path, pages.interviewSheet.path];
const concrete = (path: string) =>
  path.replace(/:\w+/g, 'example') + (personal.includes(path) ? '?e=4000000000&s=none' : '');
const known = pageList.filter(({ path }) => path !== '/page-not-found');
/** Nobody is signed in here: these lead to the login. What is behind it, tests/browser/accounts looks at. */
const isGuarded = (path: string) => path.startsWith(pages.dashboard.path) || path === pages.verifyEmail.path;

const open = known.filter(({ path }) => !isGuarded(path));
for (const half of [open.slice(0, open.length / 2), open.slice(open.length / 2)]) {
  test(`every address answers with its title, from ${half[0]?.path} on`, async ({ page, accessible }) => {
    test.setTimeout(120_000);
    for (const entry of half) {
      const answer = await page.goto(concrete(entry.path));
      expect([entry.path, answer?.status()]).toEqual([entry.path, 200]);
      await expect(page).toHaveTitle(documentTitle(entry));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // The articles are looked at in articles/articles.spec.ts.
      if (!entry.path.startsWith('/blogs/')) await accessible();
    }
  });
}

test('what is behind the sign-in answers, and leads to the login', async ({ page }) => {
  for (const { path } of known.filter((entry) => isGuarded(entry.path))) {
    expect([path, (await page.goto(concrete(path)))?.status()]).toEqual([path, 200]);
    await page.waitForURL(({ pathname }) => !isGuarded(pathname));
    await expect(page).toHaveTitle(documentTitle(pages.login));
  }
});

test('prerendered pages are complete without JavaScript', async ({ request }) => {
  for (const { path, title, description } of known.filter((page) => page.kind === 'prerendered')) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<meta name="description" content="${description().replaceAll('&', '&amp;')}"`);
    expect(html, path).toMatch(/<h1[ >]/);
    expect(html).toContain(title().replaceAll('&', '&amp;'));
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
