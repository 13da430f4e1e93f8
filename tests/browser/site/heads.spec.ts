import { descriptionOf, documentTitle, type Page as Entry, pageList, pages } from '@fourfold/contract/words';
import { expect, test } from '../test.ts';

const id = '0199c0de-0000-7000-8000-000000000000';
const addressOf = ({ path }: Entry) => path.replace(/:\w+/g, id);
const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a reader without scripts, a search engine or a preview of a link takes from the head of a page. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text = '']) => unescaped(text));
  return {
    text: head,
    titles: found(/<title[^>]*>([^<]*)<\/title>/g),
    descriptions: found(/<meta name="description" content="([^"]*)"/g),
    robots: found(/<meta name="robots" content="([^"]*)"/g),
    canonical: found(/<link rel="canonical" href="([^"]*)"/g),
    shared: Object.fromEntries(
      [...head.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(([, name, text = '']) => [
        name,
        unescaped(text),
      ]),
    ),
  };
}

for (const entry of pageList) {
  test(`${entry.path} says in its HTML what it is, and whether it may be found`, async ({ request }) => {
    const address = addressOf(entry);
    const whole = entry.kind === 'personal' ? `${address}?e=4000000000&s=none` : address;
    const answer = await request.get(whole);
    expect(answer.status()).toBe(entry === pages.notFound ? 404 : 200);
    const head = headOf(await answer.text());
    expect(head.titles).toEqual([documentTitle(entry)]);
    const description = descriptionOf(entry);
    expect(head.descriptions).toEqual(description === null ? [] : [description]);
    expect(head.shared['og:title']).toBe(entry.title());
    expect(head.shared['og:description'] ?? null).toBe(description);
    expect(head.robots).toEqual(entry.hidden ? ['noindex'] : []);
    expect(head.canonical.map((href) => new URL(href).pathname)).toEqual(entry.hidden ? [] : [address]);
    // Whose page it is, nobody learns from it.
    expect(head.text).not.toContain(id);
  });
}

test('no two pages call themselves the same', () => {
  // The first screen of the dashboard is the culture page, under an address of its own.
  const own = pageList.filter((entry) => entry !== pages.dashboard);
  for (const said of [own.map(({ title }) => title()), own.flatMap((entry) => descriptionOf(entry) ?? [])])
    expect(new Set(said).size).toBe(said.length);
});

test('what is drawn in the browser, or holds a signature, is kept out of search engines', () => {
  for (const { path, kind, hidden } of pageList)
    if (kind === 'application' || path.includes(':')) expect([path, hidden]).toEqual([path, true]);
});

for (const address of ['/survey/questionnaires/nothing', '/dashboard/nothing', '/no/such/page']) {
  test(`${address} says that there is no such page, and is not to be found`, async ({ request }) => {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    const { titles, robots } = headOf(await answer.text());
    expect([titles, robots]).toEqual([[documentTitle(pages.notFound)], ['noindex']]);
  });
}

test('a page that came to life has one title, may or may not be found, and is shared under its own address @walk', async ({
  page,
}) => {
  const head = () =>
    page.evaluate(() => [
      [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
      [...document.querySelectorAll('head meta[name=robots]')].map((tag) => tag.getAttribute('content')),
      [...document.querySelectorAll('head link[rel=canonical]')].map(
        (tag) => new URL(tag.getAttribute('href') ?? '').pathname,
      ),
    ]);
  await page.goto(`${pages.response.path.replace(':responseId', id)}?e=4000000000&s=none`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await head()).toEqual([[documentTitle(pages.response)], ['noindex'], []]);
  await page.goto(pages.people.path);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await head()).toEqual([[documentTitle(pages.login)], ['noindex'], []]);
  await page.getByRole('link', { name: 'Fourfold, home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(head).toEqual([[documentTitle(pages.home)], [], ['/']]);
});

test('scripts take over the page as the server sent it, with all that its head says', async ({ page }) => {
  const drawnAgain: string[] = [];
  page.on('console', (message) => message.type() === 'error' && drawnAgain.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const name of ['h1', 'main', 'meta[name=description]', 'script[type="application/ld+json"]'])
        Object.assign(document.querySelector(name) ?? {}, { asSent: true });
    });
  });
  await page.goto(pages.cultureManagementArticle.path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const kept = ['h1', 'main', 'meta[name=description]', 'script[type="application/ld+json"]'].map((name) =>
    page
      .locator(name)
      .first()
      .evaluate((element) => 'asSent' in element),
  );
  expect(await Promise.all(kept)).toEqual([true, true, true, true]);
  expect(drawnAgain).toEqual([]);
});
