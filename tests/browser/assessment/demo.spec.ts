import { messages, pages } from '@fourfold/contract/words';
import { expect, test } from '../test.ts';

// The popups of the chart go from point to point by themselves where nobody asks for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor tries the example survey and is led to the registration', { tag: '@walk' }, async ({
  page,
  accessible,
}) => {
  test.setTimeout(60_000);
  await page.clock.install();
  await page.goto('/survey/questionnaires/culture');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByText(messages.demoNext())).toBeVisible();
  await accessible();
  for (let question = 1; question < 6; question++) {
    await expect(page.getByText(`${question} of 6`)).toBeVisible();
    await page.getByRole('radio').first().check();
    await next.click();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(messages.demoFinish())).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'What these few answers say' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Your own chart' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('six answers say very little')).toBeVisible();
  const work = page.getByRole('list', { name: 'What you said about work' }).getByRole('listitem');
  await expect(work).toHaveCount(2);
  await expect(work.first()).toContainText('What I do here each day … Clearly: means a lot to me');
  await expect(work.first().getByRole('img')).toHaveAccessibleName(/unfavourable.*favourable/);
  const chart = page.getByRole('group', { name: 'Example Culture Development Opportunities' });
  await expect(chart.getByRole('button')).toHaveCount(5);
  // Once it is in view the popups go from point to point by themselves.
  await chart.scrollIntoViewIfNeeded();
  await expect(page.getByRole('paragraph').filter({ hasText: '2. Improve Delegation' })).toBeVisible();
  await accessible();
  // Coming to a point by keyboard ends that.
  const popup = page.locator('[data-popup]');
  await chart.getByRole('button', { name: /^5/ }).focus();
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(popup).toHaveCount(0);
  // The popup of the second lies over the first: pressed itself, it makes way.
  await chart.getByRole('button', { name: /^2/ }).click();
  await expect(popup).toContainText('2. Improve Delegation');
  await popup.selectText();
  await popup.dispatchEvent('click');
  await expect(popup).toBeVisible();
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await popup.click();
  await expect(popup).toHaveCount(0);
  await chart.getByRole('button', { name: /^1/ }).click();
  await expect(popup).toContainText('1. Reduce Active Listening');
  await page.getByRole('link', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL('/auth/register');
});

const address = pages.demoQuestionnaire.path;

test('an answer that is chosen before the scripts have come counts @walk', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('1 of 6')).toBeVisible();
  release();
  await expect(page.getByText('2 of 6')).toBeVisible();
});

test('a visitor whose scripts do not arrive is told, and can try again', { tag: '@walk' }, async ({
  context,
}) => {
  // A page of its own: that scripts are missing is an error in its console.
  const page = await context.newPage();
  const broken = /\/assets\/.*\.js$/;
  await page.route(broken, (route) => route.abort());
  await page.goto(address);
  const again = page.getByRole('link', { name: 'load the page again' });
  await expect(again).toBeHidden();
  await expect(again).toBeVisible({ timeout: 12_000 });
  await page.unroute(broken);
  await again.click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 of 6')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('Back and Forward go from question to question, and to the result', async ({ page }) => {
  await page.goto('/solutions/culture-surveys');
  await page.goto(address);
  const radio = page.getByRole('radio');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  for (const at of [1, 2, 3]) {
    await expect(page.getByText(`${at} of 6`)).toBeVisible();
    await radio.nth(at).check();
    await next.click();
  }
  await expect(page.getByText('4 of 6')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('3 of 6')).toBeVisible();
  await expect(radio.nth(3)).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('2 of 6')).toBeVisible();
  await expect(radio.nth(2)).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page.getByText('4 of 6')).toBeVisible();
  // What was missing there is not said of another question.
  await next.click();
  await expect(page.getByText(messages.demoNext())).toBeVisible();
  await page.goBack();
  await expect(page.getByText('3 of 6')).toBeVisible();
  await expect(page.getByText(messages.demoNext())).toHaveCount(0);
  await page.goForward();
  for (const at of [4, 5]) {
    await expect(page.getByText(`${at} of 6`)).toBeVisible();
    await radio.first().check();
    await next.click();
  }
  await expect(page.getByText('6 of 6')).toBeVisible();
  await radio.first().check();
  await page.getByRole('button', { name: 'Finish' }).click();
  const result = page.getByRole('heading', { name: 'What these few answers say' });
  await expect(result).toBeFocused();
  await page.goBack();
  await expect(page.getByText('6 of 6')).toBeVisible();
  await page.goForward();
  await expect(result).toBeFocused();
  await page.getByRole('link', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL(/register/);
  await page.goBack();
  await expect(result).toBeVisible();
  // The tab keeps what was answered: a reload shows the same again, and Back leads on through the questions.
  await page.reload();
  await expect(result).toBeFocused();
  await page.goBack();
  await expect(page.getByText('6 of 6')).toBeVisible();
  await page.reload();
  await expect(page.getByText('6 of 6')).toBeVisible();
  await expect(radio.first()).toBeChecked();
});

test('an address that leads further than the answers do leads to the first question without one', async ({
  page,
}) => {
  await page.goto(`${address}?result=shown`);
  await expect(page.getByText('1 of 6')).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('answers that could not be sent are kept, and sent with the next press @walk', async ({ page }) => {
  await page.goto(address);
  for (let at = 1; at <= 5; at += 1) {
    await expect(page.getByText(`${at} of 6`)).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('6 of 6')).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.route('**/result', (route) => route.abort());
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/result');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'What these few answers say' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example survey can be read, and says that answering needs it', async ({ page, request }) => {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: pages.demoQuestionnaire.title() }),
    ).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript li > h2')).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    const { questions } = await (await request.get('/api/survey/questionnaires/culture')).json();
    const html = (await (await request.get(address)).text()).replaceAll('&#x27;', "'");
    for (const { text } of questions) expect(html).toContain(text);
  });
});

test('the example survey is in the sitemap', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${address}</loc>`);
});

test('an example survey that does not exist is not found', async ({ page }) => {
  const answer = await page.goto('/survey/questionnaires/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
