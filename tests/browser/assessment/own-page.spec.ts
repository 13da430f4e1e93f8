import { messages } from '../../../packages/contract/src/index.ts';
import { linkTo } from '../accounts/accounts.ts';
import { api, expect, submittedPerson, test } from './respondents.ts';

test('whoever answered sees the results, who opened them, objects, downloads and erases', async ({
  page,
  request,
  accessible,
}) => {
  test.setTimeout(60_000);
  const { account, id, email } = await submittedPerson(request);
  await api(request, account.token, 'GET', `/survey/responses/${id}/profile`);
  const link = await linkTo(email, `/survey/respondents/${id}`);
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your results, Ana' })).toBeVisible();
  await expect(page.getByText(/^Your answers (clearly|probably|show)/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who has opened your results' })).toContainText(
    /Ines Moreau, owner, opened your profile/,
  );
  await accessible();

  await page.getByText('Adaptability', { exact: true }).click();
  await page.getByText('Flexibility', { exact: true }).click();
  await page.getByRole('button', { name: 'This is not me' }).click();
  await page.getByLabel('Why not (optional)').fill('I plan every hour.');
  await accessible();
  await page.getByRole('button', { name: 'Say so' }).click();
  await expect(page.getByText('“I plan every hour.”')).toBeVisible();
  await accessible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('my-results.json');

  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(messages.ownPageGone)).toBeVisible();
  const { responses } = await api(request, account.token, 'GET', '/survey/responses');
  expect(responses).toEqual([]);
});

test('a dead link to one’s own page offers a fresh one, a forged one nothing', async ({
  page,
  context,
  accessible,
}) => {
  const forged = '/survey/respondents/0199c0de-0000-7000-8000-000000000000';
  await context.route('**/fresh-link?*', (route) =>
    route.fulfill({ status: 202, json: { message: messages.ownPageSent } }),
  );
  await page.goto(`${forged}?e=1700000000&s=nonsense`);
  await page.getByRole('button', { name: 'Mail me a fresh link' }).click();
  await expect(page.getByText(messages.ownPageSent)).toBeVisible();
  await accessible();
  await page.goto(`${forged}?e=4000000000&s=nonsense`);
  await expect(page.getByRole('heading', { name: 'Error: Invalid Link' })).toBeVisible();
  await page.goto(`${forged}?s=nonsense`);
  await expect(page).toHaveURL('/page-not-found');
});
