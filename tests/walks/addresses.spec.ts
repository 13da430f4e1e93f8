import { documentTitle, pageList, pages } from '@fourfold/contract/words';
import { expect, test } from '../browser/test.ts';

/** What opens from a mail needs its expiry; without a genuine signature it says that it is not valid. */
const personal: readonly string[] = [
  pages.response.path,
  pages.ownPage.path,
  pages.plansHere.path,
  pages.ownedPlan.path,
  pages.interviewSheet.path,
  pages.snapshot.path,
  pages.information.path,
];
const concrete = (path: string) =>
  path.replace(/:\w+/g, 'example') + (personal.includes(path) ? '?e=4000000000&n=1&s=none' : '');
const known = pageList.filter(({ path }) => path !== '/page-not-found');
/** Nobody is signed in here: these lead to the login. What is behind it, dashboard.spec.ts looks at. */
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
      // The articles are looked at in articles.spec.ts.
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
