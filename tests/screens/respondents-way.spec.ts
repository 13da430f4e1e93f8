import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerAllBut, expect, invitedPerson, test } from '../browser/assessment/respondents.ts';

/** What a screen reader would read, step by step, and what has the focus: written to test-results/transcript.txt. */
const heard: string[] = [];
async function listen(page: Page, step: string): Promise<string> {
  const read = await page.locator('body').ariaSnapshot();
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    return element === null || element === document.body
      ? 'nothing'
      : `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 80)}”`;
  });
  heard.push(`## ${step}\nfocus: ${focus}\n${read}\n`);
  return read;
}

/** Tab until something has the focus, as someone who has no mouse does; never more often than a page has stops. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (wanted.test(name)) {
      const outlined = await page.evaluate(() => {
        const element = document.activeElement;
        return [element, element?.closest('label'), element?.parentElement].some((each) => {
          if (!each) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
      });
      expect([wanted.source, outlined]).toEqual([wanted.source, true]);
      return;
    }
  }
  throw new Error(`The Tab key never comes to ${wanted.source}.`);
}

test('the respondent’s way by ear and by keyboard alone', async ({ page, request }) => {
  const { link } = await invitedPerson(request);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Ana');
  const opening = await listen(page, 'The link is opened');
  for (const said of ['not anonymous', 'button "I have read this: begin"', 'heading "Hello Ana" [level=1]']) {
    expect(opening).toContain(said);
  }
  await tabTo(page, /I have read this: begin/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  const asking = await listen(page, 'The first questions');
  expect(asking).toMatch(/group ".{10,}"/);
  expect(asking).toMatch(/radio ".{3,}"/);
  expect(asking).toMatch(/progressbar|1 of 154/);

  await tabTo(page, /^Next/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  expect(await listen(page, 'Next without an answer')).toContain(
    'Please select an option that is closer to your tendency.',
  );

  await answerAllBut(request, link, 1);
  await page.reload();
  await expect(page.getByText(/^154 of 154 ·/)).toBeVisible();
  await listen(page, 'The last question');
  // The one before it stands on the same page, answered.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Are these details right?' })).toBeFocused();
  const details = await listen(page, 'The details');
  for (const field of ['First name', 'Last name', 'Company', 'Position'])
    expect(details).toContain(`textbox "${field}`);
  await tabTo(page, /^First name/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await listen(page, 'Sent without a first name');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeFocused();
  await listen(page, 'It is submitted');
  writeFileSync('test-results/transcript.txt', heard.join('\n'));
  // Nothing is read that has no name: a picture, a control, a field.
  expect(heard.join('\n')).not.toMatch(/^\s*- (img|button|link|textbox|radio|combobox)(:|$| \[)/m);
});
