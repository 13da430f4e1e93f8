import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { api, expect, signIn, test } from '../browser/accounts/accounts.ts';
import { type Company, foundCompany } from './company.ts';
import { screensOf } from './screens.ts';
import { pressable, settled, watchRequests } from './visit.ts';

/** A text that means something to HTML, Markdown, a template, a link, a spreadsheet or the person who reads it. */
const texts = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'</title></style></textarea><svg onload=alert(1)>",
  '[press](javascript:alert(1)) ![x](x)',
  '=HYPERLINK("x","y")',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202egnp.exe\u202c a\u200bb',
  '&lt;b&gt; &#60;i&#62;',
];
let at = 0;
const words = (field: 'name' | 'line' | 'prose') => {
  at += 1;
  const text = texts[at % texts.length] ?? '';
  return field === 'prose' ? texts.join('\n\n') : text.slice(0, 79);
};

const wanted = new RegExp(process.env.SCREEN ?? '');
const presses = Number(process.env.PRESSES ?? 12);

let company: Company;
test.beforeAll(async ({ request }) => {
  company = await foundCompany(request, words);
});

/** What of the page would have come out of a text: our own pages hold none of it. */
const injected = (page: Page) =>
  page.evaluate(() => {
    const odd = [...document.querySelectorAll('*')].filter(
      (element) =>
        [...element.attributes].some(({ name }) => /^on/.test(name)) ||
        /^(javascript|data):/i.test(element.getAttribute('href') ?? '') ||
        element.matches('img[src="x"], svg[onload], iframe:not([srcdoc]), object, embed, base, b, i') ||
        (element.matches('script') &&
          /alert\(1\)/.test(element.textContent ?? '') &&
          element.getAttribute('type') === null),
    );
    const turned = /[\u202a-\u202e\u2066-\u2069]/.test(document.body.innerText) ? ['turned writing'] : [];
    return [...odd.map((element) => element.outerHTML.slice(0, 120)), ...turned];
  });

test('what people typed is text on every screen, and in whatever a press opens', async ({
  page,
  context,
}) => {
  test.setTimeout(3_600_000);
  watchRequests(page);
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`${page.url()} ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const { name, address, as } of screensOf(company).filter((screen) => wanted.test(screen.name))) {
    // Pages that show nothing that anybody typed are left to the other walk.
    if (as === null && !address.startsWith('/survey/')) continue;
    await context.clearCookies();
    if (as !== null) await signIn(context, as);
    const open = async () => {
      await page.goto(address);
      await settled(page);
    };
    await open();
    const look = async (state: string) => {
      for (const what of await injected(page)) found.push(`${name}${state}: ${what}`);
    };
    await look('');
    const count = (await pressable(page, presses)).length;
    for (let each = 0; each < count; each += 1) {
      const button = (await pressable(page, presses))[each];
      if (button === undefined) continue;
      const pressed = await button.click({ timeout: 4000 }).then(
        () => true,
        () => false,
      );
      if (pressed) await settled(page);
      await look(` › ${each}`);
      await open();
    }
  }
  expect(found).toEqual([]);
});

/** Quoted-printable, back to the letters that it stands for. */
const decode = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  ).toString('utf8');

test('what people typed is text in every mail', async () => {
  const folder = process.env.PRODUCT_MAIL ?? '';
  const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  expect(mails.length).toBeGreaterThan(10);
  for (const name of mails) {
    const mail = decode(readFileSync(`${folder}/${name}`, 'utf8'));
    const html = mail.slice(mail.indexOf('<!doctype html>'));
    expect(html, name).not.toMatch(/<(script|svg|iframe|object|form|input|img(?! src="http))/i);
    expect(html, name).not.toMatch(/<[^>]+\son\w+=/i);
    expect(html, name).not.toMatch(/href="(?!https?:\/\/localhost|mailto:)/i);
    expect(mail, name).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
});

test('what people typed is text in every file that is downloaded', async ({ request }) => {
  const { owner, ids } = company;
  const file = async (path: string) => {
    const answer = await request.get(`${process.env.PRODUCT_URL}/api${path}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(answer.status(), path).toBe(200);
    return await answer.body();
  };
  for (const path of ['/survey/responses/export?format=csv', '/survey/culture/export?format=csv']) {
    const cells = (await file(path)).toString('utf8').match(/(?<=^|,|\r\n)("(?:[^"]|"")*"|[^,\r\n]*)/g) ?? [];
    expect(cells.filter((cell) => /^"?[=+@\t\r]/.test(cell))).toEqual([]);
  }
  for (const path of [`/survey/reports/${ids.report}/pdf`, '/survey/culture/report.pdf']) {
    const pdf = (await file(path)).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).not.toMatch(/\/(JavaScript|JS|Launch|SubmitForm|EmbeddedFile|OpenAction)\b/);
    expect(pdf).not.toMatch(/\/URI \((?!https?:)/);
  }
  const data = await api(request, owner.token, 'GET', '/auth/export');
  expect(JSON.stringify(data)).not.toMatch(/[\u202a-\u202e]/);
});
