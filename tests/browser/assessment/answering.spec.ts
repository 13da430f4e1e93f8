import { messages } from '@fourfold/contract/words';
import {
  answerAllBut,
  answerPage,
  begin,
  expect,
  invitedPerson,
  next,
  questions,
  test,
} from './respondents.ts';

const counted = (text: string) => new RegExp(`^${text} of 154 ·`);

test('a question without an answer is named and gets the focus', async ({ page, request, accessible }) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  await page.getByRole('radio').first().check();
  await next(page).click();
  const second = questions(page).nth(1);
  await expect(second.getByRole('radio').first()).toBeFocused();
  await expect(second).toHaveAccessibleDescription(messages.selectTendency());
  await expect(page.getByText(counted('1'))).toBeVisible();
  await accessible();
  await second.getByRole('radio').first().check();
  await expect(second.getByText(messages.selectTendency())).toHaveCount(0);
});

test('Back shows what was chosen, and another choice replaces it on every device', async ({
  page,
  request,
  context,
}) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  await answerPage(page);
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText(counted('1'))).toBeVisible();
  await expect(questions(page).first().getByRole('radio').first()).toBeChecked();
  await Promise.all([
    page.waitForResponse('**/answers?*'),
    questions(page).first().getByRole('radio').nth(2).check(),
  ]);
  const device = await context.newPage();
  await device.goto(link);
  await device.getByRole('button', { name: 'Back' }).click();
  await expect(questions(device).first().getByRole('radio').nth(2)).toBeChecked();
});

test('a window that was left catches up with the one in which someone went on, and says so', async ({
  page,
  request,
  context,
  isMobile,
  accessible,
}) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  const newer = await context.newPage();
  await newer.goto(link);
  await answerPage(newer, 1);
  await Promise.all([newer.waitForResponse('**/answers?*'), next(newer).click()]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('You’ve answered in another window or on another device.')).toBeVisible();
  await expect(page.getByText(counted(isMobile ? '3' : '5'))).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(questions(page).first().getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByText('You’ve answered in another window or on another device.')).toBeHidden();
});

test('a save that fails keeps the answers, says so and is tried again', async ({
  page,
  request,
  context,
  accessible,
}) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  await context.route('**/answers?*', (route) => route.abort());
  await answerPage(page, 1);
  await next(page).click();
  await expect(page.getByText('Kept on this device for now.')).toBeVisible();
  await accessible();
  await answerPage(page, 1);
  await next(page).click();
  await context.unroute('**/answers?*');
  await expect(page.getByText('Kept on this device for now.')).toBeHidden({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('what could not be saved outlives a reload', async ({ page, request, context, isMobile }) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  await context.route('**/answers?*', (route) => route.abort());
  await answerPage(page, 1);
  await next(page).click();
  await context.unroute('**/answers?*');
  await page.reload();
  await expect(page.getByText(counted(isMobile ? '3' : '5'))).toBeVisible();
});

test('a slow save says so and does not hold anybody up @walk', async ({
  page,
  request,
  context,
  accessible,
}) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  let held = 0;
  await context.route('**/answers?*', async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, held === 1 ? 12_000 : 1500));
    await route.continue().catch(() => undefined);
  });
  await answerPage(page);
  await next(page).click();
  await expect(page.getByText('We are still saving your answers.')).toBeVisible({ timeout: 7000 });
  await accessible();
  await expect(page.getByText('We are still saving your answers.')).toBeHidden();
  expect(held).toBe(2);
});

test('with the keyboard alone, to the end', async ({ page, request }) => {
  const { link } = await invitedPerson(request);
  await page.goto(link);
  await page.getByRole('button', { name: 'I have read this: begin' }).focus();
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeVisible();
  await answerAllBut(request, link, 1);
  await page.reload();
  await expect(page.getByText(counted('154'))).toBeVisible();
  // Past the answered question that shares the page with it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(questions(page).nth(1).getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Are these details right?' })).toBeFocused();
  await page.keyboard.press('Tab');
  const firstName = page.getByLabel('First name');
  await expect(firstName).toBeFocused();
  await firstName.fill(' ');
  await page.getByLabel('Company').fill('');
  await page.getByLabel('Company').press('Enter');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('Please fill in this field.');
  await expect(page.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Company').fill('Northwind');
  await firstName.fill('Ana');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeFocused();
});
