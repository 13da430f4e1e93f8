import { inLanguage } from '@fourfold/words/language';
import { pseudoLanguage } from '@fourfold/words/languages';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { PrintedReport } from './printed-report.ts';
import { reportPdf } from './report-pdf.ts';

const report: PrintedReport = {
  draft: 'Ask 2 colleagues.',
  authorship: 'software',
  firstName: 'Łucja',
  organisation: 'Northwind',
  figures: [{ name: 'Delegation', score: 62, low: 12, high: 111 }],
  keysVersion: '1.2',
  logo: null,
  reviewer: 'Bo Lind',
  at: new Date('2026-03-02T09:00:00Z'),
};

async function read(language: string) {
  const bytes = await inLanguage(language, () => reportPdf(report));
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), info: (await document.getMetadata()).info };
}

it('a report on paper says its own words in the language that it is drawn in, and its text as it is', async () => {
  const english = await read('en-GB');
  expect(english.info).toMatchObject({ Title: 'A report for Łucja', Language: 'en-GB' });
  expect(english.text).toContain('Northwind · 2 March 2026 · reviewed by Bo Lind');
  expect(english.text).toContain('Delegation: 62 (12 to 111)');
  expect(english.text).toContain('This text was written by software and not by a person.');
  expect(english.text).toContain('Scoring keys: version 1.2.');
  const { text, info } = await read(pseudoLanguage);
  expect(info).toMatchObject({ Language: 'en-XA' });
  for (const value of ['Łucja', 'Bo Lind', 'Ask 2 colleagues.', 'Delegation']) expect(text).toContain(value);
  expect(text).not.toMatch(/A report|reviewed|Scored|software|pale middle|\[…\]/);
});
