import { slugs } from '../browser/articles/slugs.ts';
import { expect, test } from '../browser/test.ts';

for (const slug of slugs) {
  test(`${slug} can be used by everyone, and tells search engines what it is`, async ({
    page,
    accessible,
  }) => {
    await page.goto(`/blogs/${slug}`);
    await accessible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const byType = Object.fromEntries(data.map((text) => [JSON.parse(text)['@type'], JSON.parse(text)]));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(byType.Article).toMatchObject({ headline: title, author: { '@type': 'Organization' } });
    expect(byType.Article.mainEntityOfPage).toMatch(new RegExp(`^http.*/blogs/${slug}$`));
    expect(byType.BreadcrumbList.itemListElement).toHaveLength(3);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
