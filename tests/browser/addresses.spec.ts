import { descriptionOf, pageList } from '@fourfold/contract/words';
import { expect, test } from './test.ts';

test('prerendered pages are complete without JavaScript', async ({ request }) => {
  for (const page of pageList.filter(({ kind }) => kind === 'prerendered')) {
    const { path, title } = page;
    const description = descriptionOf(page) ?? 'none';
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<meta name="description" content="${description.replaceAll('&', '&amp;')}"`);
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
