import { expect, invitedPerson, test } from './respondents.ts';

test('people whose scripts do not arrive are told, and can try again', { tag: '@walk' }, async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request);
  const broken = /\/assets\/.*\.js$/;
  await page.route(broken, (route) => route.abort());
  await page.goto(link);
  const again = page.getByRole('link', { name: 'load the page again' });
  await expect(again).toBeHidden();
  await expect(again).toBeVisible({ timeout: 12_000 });
  await page.unroute(broken);
  await again.click();
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that answering needs it', async ({ page, request }) => {
    const { link } = await invitedPerson(request);
    await page.goto(link);
    // By its place: what a browser without scripts shows, a search for text passes over.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('This is taking longer')).toBeHidden();
  });
});
