import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../browser/accounts/accounts.ts';
import { type Company, foundCompany } from './company.ts';
import { inspect } from './inspect.ts';
import { type Screen, screensOf } from './screens.ts';
import { pressable, settled, stateOf } from './visit.ts';

/** Plain words, of the length that people have. */
const words = (field: 'name' | 'line' | 'prose') =>
  field === 'prose' ? 'We ask because we want to know.\nThank you.' : 'Margarethe';

/** How many presses a screen gets; SCREEN narrows the walk to screens whose name contains it. */
const presses = Number(process.env.PRESSES ?? 12);
const wanted = process.env.SCREEN ?? '';

let company: Company;
test.beforeAll(async ({ request }) => {
  company = await foundCompany(request, words);
});

for (const half of [0, 1]) {
  test(`every screen in every state that a press brings about, part ${half + 1}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(3_600_000);
    const found: string[] = [];
    let states = 0;
    const screens = screensOf(company).filter(({ name }) => name.includes(wanted));
    for (const screen of screens.filter((_, at) => at % 2 === half)) {
      await context.clearCookies();
      if (screen.as !== null) await signIn(context, screen.as);
      states += await walk(page, screen, (problem) => {
        console.log(problem);
        found.push(problem);
      });
    }
    console.log(`${states} states looked at`);
    expect(found).toEqual([]);
  });
}

async function walk(page: Page, { name, address }: Screen, say: (problem: string) => void): Promise<number> {
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
  for (let at = 0; at < count; at += 1) {
    if (at > 0) await open();
    const button = (await pressable(page, presses))[at];
    if (button === undefined) continue;
    const label = ((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '')
      .trim()
      .slice(0, 40);
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
