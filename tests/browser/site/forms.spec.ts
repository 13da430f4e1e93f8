import { expect, mailsWith, test } from '../test.ts';

const unique = (name: string) => `${name}-${Date.now()}@example.com`;

test('the improvement plan: first the address, then the role, then the file here and by mail', async ({
  page,
  accessible,
}) => {
  await page.goto('/solutions/performance-improvement-plans');
  const email = unique('plan');
  const form = page.getByRole('form', { name: 'Get the guide and template' });
  await form.getByLabel('E-mail').fill(email);
  await expect(form.getByText('Next, we’ll ask about your role.')).toBeVisible();
  await form.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Please select an option.')).toBeVisible();
  const sent = () => mailsWith(email).filter((mail) => mail.split(/\r?\n/).includes(`To: ${email}`));
  expect(sent()).toEqual([]);
  await dialog.getByText('Manager').click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => sent().length).toBe(1);
  await accessible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download the Word document' }).click();
  expect((await download).suggestedFilename()).toBe('pip-guide-and-template-v1.docx');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the home page gives the sample report, which is there', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'See a sample report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(unique('sample'));
  await dialog.getByText('HR', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Send me the report' }).click();
  const link = dialog.getByRole('link', { name: 'Download the PDF' });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test.describe('someone in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('registers for a webinar in their own time, and the mail carries the invitation', async ({
    page,
    accessible,
  }) => {
    await page.goto('/webinars/culture-fit-hiring');
    await expect(
      page.getByText(/^Shown in your time zone: Central European (Standard|Summer) Time$/),
    ).toBeVisible();
    await expect(page.locator('time')).toHaveText(/Thursday.* at 1[78]:00\sCES?T/);
    await page.getByRole('button', { name: 'Register Now' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(dialog.getByText('Please complete the form.')).toBeVisible();
    const email = unique('webinar');
    await dialog.getByLabel('E-mail').fill(email);
    await expect(dialog.getByText('Please complete the form.')).toBeHidden();
    await accessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Register Now' }).first().click();
    await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Invite Sent!' })).toBeVisible();
    const invited = () => mailsWith(email).some((mail) => /text\/calendar;.*method=REQUEST/i.test(mail));
    await expect.poll(invited).toBe(true);
  });
});

test('a kit is handed over as a document, whatever is being searched for', async ({ page, request }) => {
  await page.goto('/tools/behavioral-interview-questions?kit=2.60&q=storytelling');
  await expect(page.getByText('2 questions in your interview sheet')).toBeVisible();
  const link = page.getByRole('link', { name: 'Word document' });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('wordprocessingml');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Interview sheet' }).getByRole('article')).toHaveCount(2);
});
