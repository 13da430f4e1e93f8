import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../browser/accounts/accounts.ts';
import { type Company, foundCompany } from './company.ts';
import { inspect } from './inspect.ts';
import { type Screen, screensOf } from './screens.ts';
import { pressable, settled, stateOf, watchRequests } from './visit.ts';

/** Plain words, of the length that people have. */
const words = (field: 'name' | 'line' | 'prose') =>
  field === 'prose' ? 'We ask because we want to know.\nThank you.' : 'Margarethe';

/** How many presses a screen gets; SCREEN narrows the walk to screens whose name has it in it: SCREEN='^(hires|people)$'. */
const presses = Number(process.env.PRESSES ?? 12);
const wanted = new RegExp(process.env.SCREEN ?? '');

let company: Company;
/** What was pressed outside of a screen's own content. */
const opened = new Set<string>();
test.beforeAll(async ({ request }) => {
  company = await foundCompany(request, words);
});

for (const half of [0, 1]) {
  test(`every screen in every state that a press brings about, part ${half + 1}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(3_600_000);
    watchRequests(page);
    // Nobody is there to close the dialog in which a browser prints.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const found: string[] = [];
    let states = 0;
    const screens = screensOf(company).filter(({ name }) => wanted.test(name));
    for (const screen of screens.filter((_, at) => at % 2 === half)) {
      await context.clearCookies();
      if (screen.as !== null) await signIn(context, screen.as);
      const from = Date.now();
      states += await walk(page, screen, (problem) => {
        console.log(problem);
        found.push(problem);
      });
      console.log(`${Math.round((Date.now() - from) / 1000)} s ${screen.name}`);
    }
    console.log(`${states} states looked at`);
    expect(found).toEqual([]);
  });
}

async function walk(
  page: Page,
  { name, address, as }: Screen,
  say: (problem: string) => void,
): Promise<number> {
  const look = async (state: string, thorough: boolean) => {
    for (const problem of await inspect(page, thorough)) say(`${name}${state} — ${problem}`);
  };
  const open = async () => {
    await page.goto(address);
    await settled(page);
  };
  await open();
  await look('', true);
  const seen = new Set([await stateOf(page)]);
  const count = (await pressable(page, presses)).length;
  let isAsOpened = true;
  for (let at = 0; at < count; at += 1) {
    if (!isAsOpened) await open();
    isAsOpened = true;
    const button = (await pressable(page, presses))[at];
    if (button === undefined) continue;
    const label = ((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '')
      .trim()
      .slice(0, 40);
    // Navigation and foot are the same on every screen: one look at what they open is enough.
    const inFrame = await button.evaluate((element) => element.closest('main, dialog') === null);
    const kind = `${as?.email} ${label}`;
    if (inFrame && opened.has(kind)) continue;
    if (inFrame) opened.add(kind);
    isAsOpened = false;
    if (
      !(await button.click({ timeout: 4000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await settled(page);
    const state = await stateOf(page);
    if (seen.has(state)) continue;
    seen.add(state);
    await look(` › ${label}`, false);
    // What a dialog says when it is sent as it is.
    const confirm = page
      .locator('[role="dialog"] :is(button[type="submit"], form button:not([type="button"]))')
      .last();
    if (!(await confirm.isVisible().catch(() => false))) continue;
    await confirm.click({ timeout: 3000 }).catch(() => undefined);
    await settled(page);
    if (seen.has(await stateOf(page))) continue;
    await look(` › ${label} › sent as it is`, false);
  }
  return seen.size;
}
