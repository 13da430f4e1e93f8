import { pages } from '@fourfold/contract/words';
import { expect, test } from '../test.ts';

test.use({ consented: false });
const banner = 'We use cookies to enhance your experience. Select your preferences below.';

test('a visitor is asked once, may choose by category, and may change their mind', { tag: '@walk' }, async ({
  page,
  accessible,
}) => {
  const layer = () =>
    page.evaluate(() => JSON.parse(JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? [])));
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));
  await page.goto(pages.privacyPolicy.path);
  await expect(page.getByText(banner)).toBeVisible();
  await expect(page.getByText('At the moment you allow')).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
  await accessible();
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(await layer()).toEqual([{ 0: 'consent', 1: 'default', 2: denied }]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Customise' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /Analytics/ })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /Essential/ })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: /Essential/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Analytics/ }).check();
  await accessible();
  // Magnified as far as a reader may: all of it can be scrolled to, and so can what it lies over.
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await page.getByRole('region', { name: 'Cookies', exact: true }).boundingBox())?.y).toBeGreaterThan(
    64,
  );
  await settings.click({ trial: true });
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Save Preferences' }).press('Enter');
  await expect(page.getByText(banner)).toBeHidden();
  // Where the visitor was before is not known: at the page's content, and not above its first line.
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored()).toEqual({ essential: true, analytics: true, marketing: false });
  expect((await layer()).slice(1)).toEqual([
    { event: 'consent_update', category: 'essential', consent: 'granted' },
    { event: 'consent_update', category: 'analytics', consent: 'granted' },
    { event: 'consent_update', category: 'marketing', consent: 'revoked' },
    { 0: 'consent', 1: 'update', 2: { ...denied, analytics_storage: 'granted' } },
  ]);

  await page.reload();
  // The page can be read before its scripts have begun.
  await expect.poll(layer).toHaveLength(2);
  await expect(page.getByText(banner)).toBeHidden();

  await settings.press('Enter');
  await expect(page.getByRole('button', { name: 'Customise' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(banner)).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await layer()).toHaveLength(2);
  await settings.press('Enter');
  await expect(page.getByText('At the moment you allow analytics, but not marketing.')).toBeVisible();
  await page.getByRole('button', { name: 'Reject All' }).press('Enter');
  await expect(settings).toBeFocused();
  expect(await stored()).toEqual({ essential: true, analytics: false, marketing: false });
  // Someone who looks closer can still give either of the short answers.
  await settings.press('Enter');
  await expect(page.getByText('At the moment you allow essential cookies only.')).toBeVisible();
  await page.getByRole('button', { name: 'Customise' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: /Analytics/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Reject All' })).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Accept Cookies' }).press('Enter');
  await expect(settings).toBeFocused();
  expect(await stored()).toEqual({ essential: true, analytics: true, marketing: true });
});

test('what a visitor decides in one tab holds in all @walk', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(pages.privacyPolicy.path);
    await expect(tab.getByText(banner)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Accept Cookies' }).click();
  await expect(other.getByText(banner)).toBeHidden();

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await other.getByRole('button', { name: 'Cookie settings' }).click();
  await other.getByRole('button', { name: 'Reject All' }).click();
  await expect(page.getByText(banner)).toBeHidden();
  const signals = await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);
  expect(signals.at(-1)).toMatchObject({
    1: 'update',
    2: { analytics_storage: 'denied', ad_storage: 'denied' },
  });
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Customise' }).click();
  await expect(page.getByRole('checkbox', { name: /Analytics/ })).not.toBeChecked();
});

test('a respondent is not asked, because nothing is set there', async ({ page }) => {
  await page.goto(`${pages.response.path.replace(':responseId', 'example')}?e=4000000000&s=none`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(banner)).toHaveCount(0);
});

test('the page’s end can be scrolled clear of the banner, however large the letters are', async ({
  page,
}) => {
  await page.goto(pages.privacyPolicy.path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const region = page.getByRole('region', { name: 'Cookies', exact: true });
  const end = page.getByRole('button', { name: 'Cookie settings' });
  await expect(region).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [over, last] = [await region.boundingBox(), await end.boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((over?.y ?? 0) + 1);
  }).toPass();
});

for (const name of ['ownPage', 'interviewSheet', 'snapshot'] as const)
  test(`it stands at the end of a page that opens by a link and covers nothing of it: ${name}`, async ({
    page,
    accessible,
  }) => {
    const path = pages[name].path.replace(/:\w+/, 'example');
    await page.goto(`${path}?e=1700000000&s=none`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const region = page.getByRole('region', { name: 'Cookies', exact: true });
    await expect(region.getByText(banner)).toBeVisible();
    await accessible();
    const [below, content] = [await region.boundingBox(), await page.getByRole('main').boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((content?.y ?? 0) + (content?.height ?? 0) - 1);
    await region.getByRole('button', { name: 'Customise' }).press('Enter');
    await expect(region.getByRole('checkbox', { name: /Analytics/ })).toBeFocused();
    await region.getByRole('button', { name: 'Save Preferences' }).press('Enter');
    await expect(region).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
