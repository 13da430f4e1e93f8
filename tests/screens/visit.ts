import type { Locator, Page } from '@playwright/test';

/** A screen is there when nothing of it is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined);
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined);
  await faded(page);
}

/** What fades from one colour to another has arrived. */
export async function faded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Ends the visit, or what the next looks need. */
const final = /log out|end them|delete|erase|withdraw|leave|discard|sign out|remove|hand over|stop/i;

/** What can be pressed on the screen, each kind once: "Change Ana" and "Change Ben" open the same. */
export async function pressable(page: Page, most: number): Promise<Locator[]> {
  const buttons = page.locator(
    ':is(button, summary, [role="tab"], [role="button"], [role="combobox"]):visible:not([disabled]):not([aria-disabled="true"])',
  );
  const seen = new Set<string>();
  const found: Locator[] = [];
  for (const button of await buttons.all()) {
    const name = await button.evaluate((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
    );
    const kind = name.replace(/\d+|\p{Lu}\S*/gu, '').trim() || name;
    const isFinal = final.test(name) && !/…|everything/i.test(name);
    if (seen.has(kind) || isFinal) continue;
    seen.add(kind);
    found.push(button);
  }
  return found.slice(0, most);
}

/** What a press has changed, in few words; the same twice needs no second look. */
export const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => (element.textContent ?? '').slice(0, 40))
        .join('|');
    return [
      location.pathname + location.search,
      read('[role="dialog"], dialog[open], [role="menu"], [role="listbox"]'),
      read('[role="alert"], [aria-invalid="true"]'),
      document.querySelectorAll('[aria-expanded="true"], details[open], [aria-selected="true"]').length,
      document.querySelectorAll('h1, h2, h3').length,
    ].join(' ~ ');
  });
