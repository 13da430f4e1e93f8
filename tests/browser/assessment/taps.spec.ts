import type { APIRequestContext, Page } from '@playwright/test';
import { linkTo, register } from '../accounts/accounts.ts';
import { api, begin, expect, invite, invitedPerson, next, questions, test } from './respondents.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const minutesLeft = async (page: Page) => {
  const said = await page.getByRole('progressbar').getAttribute('aria-valuetext');
  return said?.includes('about a minute') ? 1 : Number(/about (\d+) minutes/.exec(said ?? '')?.[1] ?? 0);
};

async function inviteTo(request: APIRequestContext, form: 'full' | 'candidate' | 'pulse') {
  const account = await register();
  if (form !== 'candidate') return await invite(request, account, { form });
  const opened = { title: 'Night driver' };
  const { vacancy } = await api(request, account.token, 'POST', '/survey/vacancies', opened);
  return await invite(request, account, { kind: 'candidate', vacancy_id: vacancy.id });
}

for (const [form, count, most] of [
  ['full', 154, 165],
  ['candidate', 64, 70],
  ['pulse', 50, 55],
] as const) {
  test(`the ${form} questionnaire takes one tap a question, and time left never rises`, {
    tag: '@walk',
  }, async ({ page, request }) => {
    test.setTimeout(240_000);
    const { id, email } = await inviteTo(request, form);
    const { pathname, search } = await linkTo(email, `/survey/responses/${id}`);
    let taps = 0;
    const tap = async (what: ReturnType<Page['locator']>) => {
      await what.tap();
      taps += 1;
    };
    await page.goto(`${pathname}${search}`);
    await tap(page.getByRole('button', { name: 'I have read this: begin' }));
    const left: number[] = [];
    for (let answered = 0; answered < count; ) {
      const shown = questions(page).filter({ hasNot: page.getByRole('radio', { checked: true }) });
      await expect(shown.first()).toBeVisible();
      const open = await shown.count();
      if (answered === 40) await page.reload();
      left.push(await minutesLeft(page));
      for (let at = 0; at < open; at += 1) {
        // Someone slow in the middle has more to do than they thought.
        if (answered === 20) await page.waitForTimeout(5000);
        await tap(
          questions(page)
            .nth(at)
            .getByRole('radio')
            .nth(answered % 3),
        );
        answered += 1;
      }
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      // A hand is slower than the guard against a second tap.
      await page.waitForTimeout(270);
    }
    await expect(heading(page, 'Are these details right?')).toBeVisible();
    await tap(page.getByRole('button', { name: 'Submit' }));
    await expect(heading(page, 'Submission Received')).toBeVisible();
    expect(taps).toBeLessThanOrEqual(most);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    // A candidate gets no page of their own, and was told so.
    if (form === 'candidate') return;
    await page.getByRole('link', { name: 'See your own page' }).click();
    await expect(heading(page, 'Your results, Ana')).toBeVisible();
  });
}

test('a page turns by itself only after a tap, and waits for a change of mind @walk', async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  const radio = (question: number, option: number) =>
    questions(page).nth(question).getByRole('radio').nth(option);
  await radio(0, 0).focus();
  await page.keyboard.press('Space');
  await radio(1, 0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(600);
  await expect(radio(1, 1)).toBeChecked();
  await next(page).click();
  await expect(page.getByText('3 of 154 ·')).toBeVisible();
  await page.waitForTimeout(270);
  await radio(0, 0).tap();
  await radio(1, 0).tap();
  await radio(1, 1).tap();
  await expect(page.getByText('5 of 154 ·')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(radio(1, 1)).toBeChecked();
  // The page has come to rest: a finger that lands while it moves hits what is no longer there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.waitForTimeout(300);
  await radio(1, 0).tap();
  await page.waitForTimeout(600);
  await expect(radio(1, 0)).toBeChecked();
});

/** In the page, since a machine that is busy taps from outside when the page has long come. */
function tapOnArrival(text: string): void {
  new MutationObserver((_, observer) => {
    if (!document.body.innerText.includes(text)) return;
    observer.disconnect();
    const radio = document.querySelectorAll<HTMLElement>('fieldset input[type=radio]')[7];
    radio?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    radio?.click();
    document.documentElement.dataset.tapped = String(radio !== undefined);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** In the page, which counts the time between them however slowly the test goes on. */
function tapTwice(place: number): void {
  const tap = () => {
    const radio = document.querySelectorAll<HTMLElement>('fieldset input[type=radio]')[place];
    radio?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    radio?.click();
  };
  tap();
  setTimeout(tap, 100);
}

test('a tap answers nothing on a page that has just come, and one on the same place turns it all the same', async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request);
  await begin(page, link);
  const radio = (question: number, option: number) =>
    questions(page).nth(question).getByRole('radio').nth(option);
  await radio(0, 0).tap();
  await page.evaluate(tapOnArrival, '3 of 154 ·');
  await page.evaluate(tapTwice, 4);
  await expect(page.locator('html')).toHaveAttribute('data-tapped', 'true');
  await expect(page.getByText('3 of 154 ·')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.waitForTimeout(270);
  await radio(1, 3).tap();
  await expect(radio(1, 3)).toBeChecked();
});

test('the browser’s Back and Forward turn pages, and the first page is left by Back', async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request);
  await page.goto('/privacy-policy');
  await begin(page, link);
  const answer = async () => {
    for (const at of [0, 1]) await questions(page).nth(at).getByRole('radio').first().tap();
  };
  const shown = (text: string) => expect(page.getByRole('heading', { level: 1, name: text })).toBeAttached();
  await answer();
  await shown('Questions 3 to 4 of 154');
  await page.waitForTimeout(270);
  await answer();
  await shown('Questions 5 to 6 of 154');
  await page.goBack();
  await shown('Questions 3 to 4 of 154');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Back' }).click();
  await shown('Questions 1 to 2 of 154');
  await page.goForward();
  await shown('Questions 3 to 4 of 154');
  await page.reload();
  await shown('Questions 5 to 6 of 154');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/privacy-policy/);
});
