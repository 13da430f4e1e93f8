import { answerPage, api, begin, expect, invitedPerson, next, questions, test } from './respondents.ts';

test('from the mail to "Submission Received", all 154 questions', async ({
  page,
  request,
  accessible,
  isMobile,
}) => {
  test.setTimeout(180_000);
  const { account, link } = await invitedPerson(request);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ana');
  await expect(page.getByText('Your answers are not anonymous')).toBeVisible();
  await accessible();

  await begin(page, link);
  await expect(page.getByText('1 of 154 · 0%')).toBeVisible();
  await expect(questions(page)).toHaveCount(isMobile ? 2 : 4);
  await accessible();

  for (let turned = 0; await next(page).isVisible(); turned += 1) {
    await answerPage(page, turned % 4);
    await next(page).click();
    // The next page, or the details once the last save has come back.
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Are these details right?' })).toBeVisible();
  await expect(page.getByText('Your details · Not sent yet: press Submit')).toBeVisible();
  await accessible();
  await expect(page.getByLabel('Company')).toHaveValue('Northwind');
  await page.getByLabel('Position').fill('Senior Accountant');
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible();
  await accessible();

  const { responses } = await api(request, account.token, 'GET', '/survey/responses');
  expect(responses).toMatchObject([{ status: 'submitted', percent: 100, job_position: 'Senior Accountant' }]);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible();
});
