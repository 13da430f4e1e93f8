import * as content from '@fourfold/content';
import sample from '@fourfold/measurement/data/sample/company.json' with { type: 'json' };
import { expect, signIn, test } from '../browser/accounts/accounts.ts';
import { foundCompany } from './company.ts';
import { clipped, sideways } from './inspect.ts';
import { screensOf } from './screens.ts';
import { Untranslatable, untranslatedOn } from './untranslated.ts';
import { settled, watchRequests } from './visit.ts';

/** SCREEN narrows the walk to screens whose name has it in it: SCREEN='^(hires|people)$'. */
const wanted = new RegExp(process.env.SCREEN ?? '');

/** The articles, guides and what else the public site says at length stays as it is: packages/content holds it by language. */
const long = /^\/(blogs|method|privacy-policy|webinars|tools)\b/;

const words = (field: 'name' | 'line' | 'prose') =>
  field === 'prose' ? 'Wir fragen, um zu wissen.' : 'Margarethe';

test('no screen of the pseudo-language holds English, or cuts a longer text off on a phone', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(3_600_000);
  const company = await foundCompany(request, words);
  const sent = new Untranslatable();
  sent.listen(page);
  watchRequests(page);
  sent.add(content);
  sent.add(sample);
  sent.add([words('line'), words('prose')]);
  await page.setViewportSize({ width: 390, height: 844 });
  const found: string[] = [];
  const screens = screensOf(company).filter(({ name }) => wanted.test(name) && !long.test(name));
  for (const { name, address, as } of screens) {
    await context.clearCookies();
    if (as !== null) await signIn(context, as);
    await page.goto(address);
    await settled(page);
    const problems = [
      ...(await untranslatedOn(page, sent)).map((text) => `is not translated: ${text}`),
      ...(await sideways(page)),
      ...(await clipped(page)),
    ];
    for (const problem of problems) {
      console.log(`${name} — ${problem}`);
      found.push(`${name} — ${problem}`);
    }
  }
  expect(screens.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
