import { pages } from '../../../packages/contract/src/index.ts';
import { expect, test } from '../test.ts';

test.use({ consented: false });
const banner = 'We use cookies to enhance your experience. Select your preferences below.';

test('a visitor is asked once, may choose by category, and may change their mind', async ({
  page,
  accessible,
}) => {
  const layer = () =>
    page.evaluate(() => JSON.parse(JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? [])));
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));
  await page.goto(pages.privacyPolicy.path);
  await expect(page.getByText(banner)).toBeVisible();
  await accessible();
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(await layer()).toEqual([{ 0: 'consent', 1: 'default', 2: denied }]);

  await page.getByRole('button', { name: 'Customise' }).click();
  await expect(page.getByRole('checkbox', { name: /Essential/ })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: /Essential/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Analytics/ }).check();
  await accessible();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText(banner)).toBeHidden();
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
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject All' }).click();
  expect(await stored()).toEqual({ essential: true, analytics: false, marketing: false });
});

test('a respondent is asked too, without the page moving', async ({ page }) => {
  await page.goto(`${pages.response.path.replace(':responseId', 'example')}?e=4000000000&s=none`);
  await expect(page.getByText(banner)).toBeVisible();
  await page.getByRole('button', { name: 'Accept Cookies' }).click();
  await expect(page.getByText(banner)).toBeHidden();
});
