import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { webinars } from '@fourfold/contract/words';
import { inLanguage } from '@fourfold/words/language';
import { pseudoLanguage } from '@fourfold/words/languages';
import { describe, expect, it } from 'vitest';
import { longDay } from '../kernel/documents/long-day.ts';
import type { Mail } from '../kernel/mail/mail.ts';
import { renderHtml } from '../kernel/mail/render-html.ts';
import { renderText } from '../kernel/mail/render-text.ts';
import { everyMail, mailsToVisitors, toldInMails } from '../testing/every-mail.ts';

const name = 'Ødegård';
const mails = { ...everyMail(name), ...mailsToVisitors() };

/** What stands in a mail besides our words: names, titles, addresses, days. */
const told = [
  name,
  ...toldInMails,
  ...Object.values(webinars).map(({ title }) => title),
  inLanguage(pseudoLanguage, () => longDay(new Date('2026-01-05T10:00:00Z'))),
];
const elsewhere = /https?:\/\/\S+|[\w.-]+@[\w.-]+|contact-form-v1|\b(Monday|January|at|and|GMT|AM|PM)\b/g;

function plainWordsOf(mail: Mail): string[] {
  const said = [mail.subject, mail.preview, renderText(mail, '')].join('\n');
  const ours = told.reduce((rest, value) => rest.replaceAll(value, ''), said).replace(elsewhere, '');
  return ours.match(/[A-Za-z]{2,}/g) ?? [];
}

describe('a mail in another language', () => {
  it.each(Object.entries(mails))('says nothing that is not in the catalogue: %s', (_name, compose) => {
    expect(plainWordsOf(compose())).not.toEqual([]);
    expect(plainWordsOf(inLanguage(pseudoLanguage, compose))).toEqual([]);
  });

  it('says in its HTML which language it speaks', () => {
    const [compose] = Object.values(mails);
    const mail = inLanguage(pseudoLanguage, () => compose?.());
    if (mail === undefined) throw new Error('There is no mail.');
    expect(renderHtml(mail.subject, { ...mail, language: pseudoLanguage }, '')).toContain(
      '<html lang="en-XA">',
    );
    expect(renderHtml(mail.subject, mail, '')).toContain('<html lang="en-GB">');
  });

  it('is looked at whatever file composes it', async () => {
    const files = globSync('**/*.mails.ts', { cwd: import.meta.dirname });
    const looked = readFileSync(path.join(import.meta.dirname, '../testing/every-mail.ts'), 'utf8');
    for (const file of files) {
      const module: Record<string, unknown> = await import(path.join(import.meta.dirname, file));
      const composers = Object.keys(module).filter((composer) => composer !== 'fileName');
      for (const composer of composers) expect(looked).toContain(`${composer}(`);
    }
    expect(files.length).toBeGreaterThan(8);
  });
});
