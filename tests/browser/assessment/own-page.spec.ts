import { messages } from '@fourfold/contract/words';
import { loadQuestionnaire, simulateCompany } from '../../../packages/measurement/src/index.ts';
import { linkTo } from '../accounts/accounts.ts';
import { api, begin, expect, invitedPerson, submitAs, submittedPerson, test } from './respondents.ts';

test('a person who has answered sees the results and who opened them, objects, downloads and erases', {
  tag: '@walk',
}, async ({ page, request, accessible }) => {
  test.setTimeout(60_000);
  const { account, id, email } = await submittedPerson(request);
  await api(request, account.token, 'GET', `/survey/responses/${id}/profile`);
  const link = await linkTo(email, `/survey/respondents/${id}`);
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your results, Ana' })).toBeVisible();
  await expect(page.getByText(/^Your answers (clearly|are likely|show)/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who has opened your results' })).toContainText(
    /Ines Moreau, owner, opened your results/,
  );
  await accessible();

  // Those that stand out are in sight, the others are folded away.
  await page.getByText(/^(All \d+ competencies|\d+ competenc(y|ies) with no clear imbalance)$/).click();
  await page.getByText('Adaptability', { exact: true }).click();
  // The summary above may name it as well.
  await page
    .locator('summary')
    .filter({ hasText: /^Flexibility/ })
    .click();
  // One is the competency's, the other the behaviour's.
  const notMe = page.getByRole('button', { name: 'This is not me' });
  await notMe.nth(1).click();
  const why = page.getByLabel('Why not (optional)');
  await why.fill('I plan every hour. '.repeat(60));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('140 characters too many')).toBeVisible();
  await expect(page.getByText('Please keep this to 1000 characters.')).toBeVisible();
  await why.fill('I plan every hour.');
  await accessible();
  await page.getByRole('button', { name: 'Save' }).click();
  const objections = page.getByRole('region', { name: 'Your objections' });
  await expect(objections).toContainText('Flexibility');
  await expect(page.getByText('“I plan every hour.”')).toHaveCount(2);
  await accessible();
  await notMe.first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(objections.getByRole('listitem')).toHaveCount(2);
  await objections.getByRole('button', { name: 'Take it back' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('“I plan every hour.”')).toHaveCount(0);
  await expect(objections).toContainText('Adaptability');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('my-results.json');

  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { name: 'Everything has been erased' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(messages.ownPageGone())).toBeVisible();
  const { responses } = await api(request, account.token, 'GET', '/survey/responses');
  expect(responses).toEqual([]);
});

test('who copied the personal link, and what was done through the copy, is told to the person', {
  tag: '@walk',
}, async ({ page, request, accessible }) => {
  test.setTimeout(60_000);
  const { account, id, email, link } = await invitedPerson(request);
  const { url } = await api(request, account.token, 'GET', `/survey/responses/${id}/link`);
  await begin(page, url);
  await page.goto(link);
  await page.getByText('Who will see your answers, and how to stop').click();
  const copies = page.getByRole('region', { name: 'Who has copied your personal link' });
  await expect(copies).toContainText(/Ines Moreau, owner, copied your link/);
  await expect(copies).toContainText('Through this link, someone opened the questionnaire');
  await accessible();

  const [person] = simulateCompany(loadQuestionnaire()).people;
  if (person === undefined) throw new Error('The sample company has nobody.');
  await submitAs(request, url, person, {
    first_name: 'Ana',
    last_name: 'Silva',
    company: 'Northwind',
    role: 'Accountant',
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible();
  await expect(copies).toContainText('someone submitted the answers');
  await accessible();

  const own = await linkTo(email, `/survey/respondents/${id}`);
  await page.goto(`${own.pathname}${own.search}`);
  await expect(copies).toContainText('someone submitted the answers');
  await expect(copies).toContainText('tell Northwind');
  await accessible();
});

test('a dead link to one’s own page offers a new one, a forged one nothing', async ({
  page,
  context,
  accessible,
}) => {
  const forged = '/survey/respondents/0199c0de-0000-7000-8000-000000000000';
  await context.route('**/fresh-link?*', (route) =>
    route.fulfill({ status: 202, json: { message: messages.ownPageSent() } }),
  );
  await page.goto(`${forged}?e=1700000000&s=nonsense`);
  await page.getByRole('button', { name: 'E-mail me a new link' }).click();
  await expect(page.getByText(messages.ownPageSent())).toBeVisible();
  await accessible();
  await page.goto(`${forged}?e=4000000000&s=nonsense`);
  await expect(page.getByRole('heading', { name: 'Error: Invalid Link' })).toBeVisible();
  await page.goto(`${forged}?s=nonsense`);
  await expect(page).toHaveURL('/page-not-found');
});
