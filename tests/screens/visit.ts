import type { Locator, Page, Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Notes what a page asks for, before it is opened. A stream stays open for as long as its page, so it doesn't count. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => request.resourceType() !== 'eventsource' && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Nothing has been under way for a moment. */
async function quiet(page: Page): Promise<void> {
  const open = underWay.get(page);
  if (open === undefined) throw new Error('Watch the requests of a page before it is opened.');
  const latest = Date.now() + 8000;
  for (let still = 0; still < 3 && Date.now() < latest; still = open.size === 0 ? still + 1 : 0)
    await page.waitForTimeout(50);
}

/** A screen is there when nothing of it is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load', { timeout: 8000 }).catch(() => undefined);
  await quiet(page);
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined);
  await faded(page);
}

/** What fades from one colour to another has arrived; where nobody sees it, the browser never lets it begin. */
export async function faded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    const ended = Promise.allSettled(ending.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resume) => setTimeout(resume, 2000))]);
  });
}

/** Ends the visit, or what the next looks need. */
const final = /log out|end them|delete|erase|withdraw|leave|discard|sign out|remove|hand over|stop/i;

/** What can be pressed on the screen, each kind once: "Change Ana" and "Change Ben" open the same. */
export async function pressable(page: Page, most: number): Promise<Locator[]> {
  const buttons = page.locator(
    ':is(button, summary, [role="tab"], [role="button"], [role="combobox"]):visible:not([disabled]):not([aria-disabled="true"])',
  );
  const names = await buttons.evaluateAll((all) =>
    all.map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()),
  );
  const seen = new Set<string>();
  const found: Locator[] = [];
  for (const [at, name] of names.entries()) {
    const kind = name.replace(/\d+|\p{Lu}\S*/gu, '').trim() || name;
    const isFinal = final.test(name) && !/…|everything/i.test(name);
    if (seen.has(kind) || isFinal) continue;
    seen.add(kind);
    found.push(buttons.nth(at));
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
