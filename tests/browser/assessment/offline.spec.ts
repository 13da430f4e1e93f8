import type { Page } from '@playwright/test';
import {
  acknowledge,
  answerAllBut,
  answerPage,
  api,
  begin,
  expect,
  invitedPerson,
  next,
  questions,
  test,
} from './respondents.ts';

/** What the device holds of a link: caches, and what is kept beside them. */
const onDevice = (page: Page) =>
  page.evaluate(async () =>
    [...(await caches.keys()), ...Object.keys(localStorage)].filter((name) =>
      /^(place|answers|details):/.test(name),
    ),
  );

const isOffline = (page: Page) => page.locator('html[data-kept]');

/** The page has put aside all that it needs, and its worker answers for it. */
async function prepared(page: Page): Promise<void> {
  const isPrepared = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const kept = name === '' ? [] : await (await caches.open(name)).keys();
      const place = Object.keys(localStorage).find((key) => key.startsWith('place:')) ?? '';
      const { questions, envelope } = JSON.parse(localStorage.getItem(place) ?? '{}');
      return (
        navigator.serviceWorker.controller !== null &&
        kept.some(({ url }) => url.includes('/survey/responses/')) &&
        questions?.length === envelope?.number_of_questions
      );
    });
  await expect.poll(isPrepared, { timeout: 20_000 }).toBe(true);
}

async function answerPages(page: Page, count: number): Promise<void> {
  for (let turned = 0; turned < count; turned += 1) {
    await answerPage(page);
    await next(page).click();
  }
}

test('offline from the middle to the end, with a reload in between, and sent when the page is opened again', {
  tag: '@walk',
}, async ({ page, request, context, isMobile }) => {
  test.setTimeout(90_000);
  const { account, link } = await invitedPerson(request);
  await acknowledge(request, link);
  await answerAllBut(request, link, 12);
  await page.goto(link);
  await prepared(page);
  await context.setOffline(true);
  await answerPages(page, 2);
  const notice = page.getByText('Kept on this device for now.');
  await expect(notice).toBeVisible();
  const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
  const buttons = (await next(page).boundingBox())?.y ?? 0;
  expect(y + height).toBeLessThanOrEqual(buttons);
  // On a phone a line, so that the questions above keep their room.
  if (isMobile) expect(buttons - y).toBeLessThan(48);

  await page.reload();
  await expect(isOffline(page)).toBeAttached();
  await expect(page.getByText('147 of 154 ·')).toBeVisible();
  await expect(page.getByText('kept here until you’re online')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  for (let turned = 0; turned < 4; turned += 1) await page.getByRole('button', { name: 'Back' }).click();
  // What the server had before this visit is here as well.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  await page.reload();
  await answerPages(page, 4);
  await expect(page.getByRole('heading', { name: 'Are these details right?' })).toBeVisible();
  await page.getByLabel('Position').fill('Senior Accountant');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are saved on this device.')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(link);
  await expect(later.getByText('Your answers are saved on this device.')).toBeVisible();
  await context.setOffline(false);
  await expect(later.getByRole('heading', { name: 'Submission Received' })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => onDevice(later)).toEqual([]);
  const { responses } = await api(request, account.token, 'GET', '/survey/responses');
  expect(responses).toMatchObject([{ status: 'submitted', percent: 100, job_position: 'Senior Accountant' }]);
});

test('someone who only read the introduction can answer in a tunnel', { tag: '@walk' }, async ({
  page,
  request,
  context,
}) => {
  const { link } = await invitedPerson(request);
  await page.goto(link);
  await prepared(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'I have read this: begin' }).click();
  await expect(next(page)).toBeVisible();
  await answerPages(page, 3);
  await expect(page.getByText('7 of 154 ·')).toBeVisible();
  const saved = page.waitForResponse((answer) => /answers\?/.test(answer.url()) && answer.ok());
  await context.setOffline(false);
  await saved;
  await expect(page.getByText('Kept on this device for now.')).toBeHidden();
  await page.reload();
  await expect(isOffline(page)).toHaveCount(0);
  await expect(page.getByText('7 of 154 ·')).toBeVisible();
});

test('a device keeps nothing of a link that was declined, and nothing for a copied one', {
  tag: '@walk',
}, async ({ page, request }) => {
  const { account, id, link } = await invitedPerson(request);
  await begin(page, link);
  await prepared(page);
  const { url } = await api(request, account.token, 'GET', `/survey/responses/${id}/link`);
  await page.goto(url);
  await expect(questions(page).first()).toBeVisible();
  await page.waitForTimeout(2500);
  expect(
    (await onDevice(page)).filter((name) => name.includes(new URL(url).searchParams.get('s') ?? '')),
  ).toEqual([]);
  await page.goto(link);
  await page.getByText('Who will see your answers, and how to stop').click();
  await page.getByRole('button', { name: 'I do not want to take part' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I do not want to take part' }).click();
  await expect(page.getByRole('heading', { name: 'You have declined' })).toBeVisible();
  await expect.poll(() => onDevice(page)).toEqual([]);
});
