import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { createPdf } from './create-pdf.ts';
import { drawTable } from './draw-table.ts';
import { page } from './look.ts';

const parts = {
  title: 'A sheet',
  language: 'en-GB',
  organisation: 'Northwind',
  logo: null,
  createdAt: new Date('2026-03-02T09:00:00Z'),
};
const head = ['What', 'Why', 'How long'];
const rows = Array.from({ length: 40 }, (_, at) => [
  `Thing ${at}`,
  'Because it is needed. '.repeat(6),
  'A year',
]);

/** Each page's words, with the table begun so far above the foot of the first. */
async function pagesOf(room: number): Promise<string[]> {
  const pdf = await createPdf(parts, (document) => {
    document.y = document.page.height - page.bottom - room;
    drawTable(document, { head, rows });
  });
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })).text;
}

it('the head of a table is never alone at the foot of a page, and stands again on each that follows', async () => {
  const [first = '', ...others] = await pagesOf(30);
  expect(first).not.toContain('How long');
  expect(others.length).toBeGreaterThan(1);
  for (const text of others) expect(text.match(/How long/g)).toHaveLength(1);
  expect(others[0]).toContain('Thing 0');
  const [begun = ''] = await pagesOf(300);
  expect(begun).toContain('How long');
  expect(begun).toContain('Thing 0');
});
