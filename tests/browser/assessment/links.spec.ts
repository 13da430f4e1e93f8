import { messages } from '@fourfold/contract/words';
import { linksTo, linkTo } from '../accounts/accounts.ts';
import { answerPage, api, begin, expect, expiredLink, invitedPerson, next, test } from './respondents.ts';

const heading = 'heading';
const forged = '/survey/responses/0199c0de-0000-7000-8000-000000000000';

test('a forged link is invalid', async ({ page, accessible }) => {
  await page.goto(`${forged}?e=4000000000&s=nonsense`);
  await expect(page.getByRole(heading, { name: 'Error: Invalid Link' })).toBeVisible();
  await expect(page.getByText(messages.linkInvalid())).toBeVisible();
  await expect(page.getByText('For anything else, reply to the invitation')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await accessible();
});

test('a link of the past is expired, and a new one can be asked for', async ({
  page,
  context,
  accessible,
}) => {
  await context.route('**/fresh-link?*', (route) =>
    route.fulfill({ status: 202, json: { message: messages.freshLinkSent() } }),
  );
  await page.goto(`${forged}?e=1700000000&s=nonsense`);
  await expect(page.getByRole(heading, { name: 'Error: Expired Link' })).toBeVisible();
  await expect(page.getByText(messages.linkExpired())).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'E-mail me a new link' }).click();
  await expect(page.getByText(messages.freshLinkSent())).toBeVisible();
});

test('a genuine link that has expired mails a new one to its owner, who goes on where they were', async ({
  page,
  request,
  isMobile,
}) => {
  const { id, email, link } = await invitedPerson(request);
  await begin(page, link);
  await answerPage(page);
  const saved = page.waitForResponse(/answers\?/);
  await next(page).click();
  await saved;
  await page.goto(expiredLink(id));
  await expect(page.getByRole(heading, { name: 'Error: Expired Link' })).toBeVisible();
  await page.getByRole('button', { name: 'E-mail me a new link' }).click();
  await expect(page.getByText(messages.freshLinkSent())).toBeVisible();
  const path = `/survey/responses/${id}`;
  // Counted: a link that is made within the same second is the same.
  await expect.poll(() => linksTo(email, path).length).toBe(2);
  const { pathname, search } = await linkTo(email, path);
  await page.goto(`${pathname}${search}`);
  await expect(page.getByText(isMobile ? /^3 of 154 ·/ : /^5 of 154 ·/)).toBeVisible();
});

test('what is asked, kept and shown is read from the first screen, without an account @walk', async ({
  page,
  request,
  accessible,
}) => {
  const { link } = await invitedPerson(request);
  await page.goto(link);
  const sheet = page.getByRole('link', { name: /^Information sheet: every question, what is kept/ });
  await page.goto((await sheet.getAttribute('href')) ?? '');
  await expect(page.getByRole(heading, { level: 1, name: /asks, keeps and shows$/ })).toBeVisible();
  await expect(page.getByRole(heading, { name: '64 questions about how you work' })).toBeVisible();
  await accessible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
});

test('without its expiry a link leads to the not-found page', async ({ page }) => {
  await page.goto(`${forged}?s=nonsense`);
  await expect(page.getByRole(heading, { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveURL('/page-not-found');
});

test('a withdrawn invitation says that nothing is left to do', async ({ page, request, accessible }) => {
  const { account, id, link } = await invitedPerson(request);
  await begin(page, link);
  await api(request, account.token, 'POST', `/survey/responses/${id}/withdraw`);
  await page.goto(link);
  await expect(page.getByText(messages.linkWithdrawn())).toBeVisible();
  await accessible();
});

test('someone does not want to take part, and first no more reminders', async ({
  page,
  request,
  accessible,
}) => {
  const { account, link } = await invitedPerson(request);
  await page.goto(link);
  await page.getByRole('button', { name: 'No more reminders' }).click();
  const confirmed = page.getByText(
    'You will get no more reminders about this questionnaire. You can still be invited to later ones.',
  );
  await expect(confirmed).toBeFocused();
  await expect(confirmed).toBeInViewport();
  await page.getByRole('button', { name: 'I do not want to take part' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This is final');
  await accessible();
  await dialog.getByRole('button', { name: 'I do not want to take part' }).click();
  await expect(page.getByText(messages.linkDeclined())).toBeVisible();
  const { responses } = await api(request, account.token, 'GET', '/survey/responses');
  expect(responses).toMatchObject([{ status: 'declined' }]);
});

test('no connection is said, and opens by itself when it is back', async ({
  page,
  request,
  context,
  accessible,
}) => {
  const { account, id } = await invitedPerson(request);
  // A copied link is opened by a call; of one that was mailed the page itself says what it opens.
  const { url } = await api(request, account.token, 'GET', `/survey/responses/${id}/link`);
  await context.route('**/answers?*', (route) => route.abort());
  await page.goto(url);
  await expect(page.getByRole(heading, { name: 'We could not open your questionnaire' })).toBeVisible();
  await accessible();
  await context.unroute('**/answers?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole(heading, { name: 'Hello Ana' })).toBeVisible();
});
