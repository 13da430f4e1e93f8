import { expect, test } from '../test.ts';
import { clashesIn } from './clashes.ts';
import { slugs } from './slugs.ts';

const culture = '/blogs/corporate-culture-management';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is all there to be read, with its contents, references and footer', async ({ page }) => {
    await page.goto(culture);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(/Corporate culture management/);
    for (const id of ['introduction', 'assessment', 'awareness', 'alternatives', 'actions']) {
      await expect(article.locator(`h2#${id}`)).toBeVisible();
      await expect(article.locator(`nav a[href="#${id}"]:visible`)).toHaveCount(1);
    }
    await expect(article.getByText(/\d+ minutes to read/)).toBeVisible();
    const references = article.locator('.article-references');
    // Sizes that are only guessed would let the jump below land beside its target.
    await expect(references).toHaveCSS('content-visibility', 'visible');
    const citation = article.getByRole('link', { name: 'Schein 2017' }).first();
    await citation.click();
    await expect(article.getByText('Organizational culture and leadership')).toBeInViewport();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await expect(footer.getByText(/^©/)).toBeVisible();
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  });
});

test('a map of effort and impact keeps its names inside and apart, whatever the width and the size of letters', {
  tag: '@walk',
}, async ({ page }) => {
  for (const slug of ['corporate-culture-management', 'retention-risk-assessment']) {
    await page.goto(`/blogs/${slug}`);
    const map = page.locator('.article-map');
    await map.scrollIntoViewIfNeeded();
    for (const letters of ['100%', '200%']) {
      await page.locator('html').evaluate((html, size) => {
        html.style.fontSize = size;
      }, letters);
      for (const width of [320, 390, 490, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Names beside their points, or the numbers with the names below.
        const words = await map.locator('text:visible').allTextContents();
        expect(words.join(' ')).toMatch(width >= 490 && letters === '100%' ? /^\D+$/ : /^1 2 3 4 5$/);
        expect(await map.evaluate(clashesIn), `${slug}, ${width} px, ${letters}`).toEqual([]);
      }
    }
  }
});

test('the contents follow the reader, and the line at the top grows', async ({ page }) => {
  await page.goto(culture);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await page.locator('#awareness').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(contents.getByRole('link', { name: /^Awareness/ })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(contents.getByRole('link', { name: /^Awareness/ })).toBeInViewport();
  const progress = () =>
    page
      .locator('.article-progress')
      .evaluate((bar) => bar.getBoundingClientRect().width / document.documentElement.clientWidth);
  const half = await progress();
  expect(half).toBeGreaterThan(0.2);
  expect(half).toBeLessThan(0.8);
  // A jump past several headings is followed, too.
  await page.locator('#introduction').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(contents.getByRole('link', { name: 'Introduction' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.locator('#references').evaluate((end) => end.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(progress).toBeGreaterThan(half);
  await expect(contents.getByRole('link', { name: /^Actions/ })).toHaveAttribute('aria-current', 'location');
});

test('what is laid out only as a reader comes near is where its link and a reload look for it', {
  tag: '@walk',
}, async ({ page }) => {
  // Letters that come late change the size of what is above.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(culture);
  const above = page.locator('details', { has: page.getByText('Contents', { exact: true }) });
  if (await above.isVisible()) await above.locator('summary').click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: /^Actions/ }).click();
  const topOf = (part: string) =>
    page.locator(part).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => topOf('#actions')).toBeGreaterThanOrEqual(0);
  await expect.poll(() => topOf('#actions')).toBeLessThan(200);

  await page.goto('/blogs');
  await page.goto(culture);
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 400);
  const place = () => page.evaluate(() => Math.round(scrollY));
  const reading = () =>
    page.evaluate(() => {
      const blocks = [...document.querySelectorAll('.article-text > *')];
      return blocks.findIndex((block) => block.getBoundingClientRect().bottom > 100);
    });
  await expect.poll(place).toBeGreaterThan(4000);
  await page.waitForTimeout(300);
  const before = [await place(), await reading()];
  expect(before[1]).toBeGreaterThan(10);
  await page.reload();
  await expect.poll(async () => [await place(), await reading()]).toEqual(before);
});

for (const [device, width] of [
  ['phone', 390],
  ['laptop', 1440],
] as const) {
  test(`Back from a reference leads to the paragraph that cites it, on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await page.goto('/blogs/retention-risk-assessment');
    const references = page.locator('.article-references');
    // From one citation and then another: entries of the history that are told apart by their anchors alone.
    for (const cited of ['Hom and others 2017', 'Rubenstein and others 2018']) {
      const citation = page.locator('.article-text p').getByRole('link', { name: cited }).first();
      await citation.scrollIntoViewIfNeeded();
      await citation.click();
      await expect(references.locator(':target')).toBeInViewport();
      await expect(citation).not.toBeInViewport();
      // Until the page has taken note of where it is.
      await page.waitForTimeout(200);
      await page.goBack();
      await expect(citation).toBeInViewport();
      await page.waitForTimeout(200);
      await expect(citation).toBeInViewport();
    }
  });
}

test('the list and the feed lead to every article', async ({ page, request, accessible }) => {
  await page.goto('/blogs');
  await accessible();
  const feed = await request.get('/blogs/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  const text = await feed.text();
  for (const slug of slugs) {
    await expect(page.locator(`main a[href="/blogs/${slug}"]`)).toHaveCount(1);
    expect(text).toContain(`/blogs/${slug}</id>`);
  }
  await page.getByRole('link', { name: 'The culture-fit interview guide' }).click();
  await expect(page).toHaveURL('/blogs/culture-fit-interview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The culture-fit interview guide');
});
