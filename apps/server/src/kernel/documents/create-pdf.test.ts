import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { drawPng } from '../../testing/draw-png.ts';
import { createPdf, type PdfParts } from './create-pdf.ts';
import { drawRichText } from './draw-rich-text.ts';
import { drawScores } from './draw-scores.ts';
import { drawTitle } from './draw-text.ts';
import { readMarkdown } from './read-markdown.ts';

const parts: PdfParts = {
  title: 'A report for Łucja',
  language: 'en-GB',
  organisation: 'Northwind',
  logo: null,
  createdAt: new Date('2026-03-02T09:00:00Z'),
};
const make = (markdown: string, changes: Partial<PdfParts> = {}) =>
  createPdf({ ...parts, ...changes }, (pdf) => {
    drawTitle(pdf, parts.title, 'Northwind');
    drawScores(pdf, 'behaviour', [{ name: 'Delegation', score: 62, low: 12, high: 111 }]);
    drawRichText(pdf, readMarkdown(markdown));
  });
const read = async (file: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf);
  const words = text.map((page) => page.replace(/\s+/g, ' '));
  return { pages: words, info: (await pdf.getMetadata()).info as Record<string, unknown>, pdf };
};

describe('a PDF', () => {
  it('says what it is, in which language, and how many pages it has', async () => {
    const file = await make('Words and more words. '.repeat(500));
    const { pages, info, pdf } = await read(file);
    expect(info).toMatchObject({ Title: 'A report for Łucja', Language: 'en-GB', Author: 'Northwind' });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((text, index) => {
      expect(text).toContain(`${index + 1} / ${pages.length}`);
      expect(text).toContain('Northwind · A report for Łucja');
    });
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
  });

  it('holds a text with its structure, and nothing that could run or lead away', async () => {
    const markdown =
      '## Heading\n\nOne **strong** and *soft* word, a [door](https://elsewhere.example/x).\n\n' +
      '3. third\n4. fourth\n\n> said\n\n<script>alert(1)</script>\n\n![a cat](https://elsewhere.example/cat.png)';
    const file = await make(markdown);
    const { pages, pdf } = await read(file);
    for (const words of [
      'Heading One strong and soft word, a door (https://elsewhere.example/x).',
      '3. third',
      '4. fourth',
      'said',
      '<script>alert(1)</script>',
      'a cat',
      'Delegation: 62 (12 to 111)',
    ]) {
      expect(pages[0]).toContain(words);
    }
    expect(await (await pdf.getPage(1)).getAnnotations()).toEqual([]);
  });

  it('shows the logo where it can be drawn, and the name where it cannot, however it is broken', async () => {
    const row = Buffer.from([0, ...Array(80).fill(128)]);
    const logo = (width: number, height: number, rows = height) =>
      drawPng({ width, height, raw: Buffer.concat(Array(rows).fill(row)) });
    const drawn = await read(await make('Words', { title: 'T', logo: logo(20, 10) }));
    expect(drawn.pages[0]).not.toMatch(/^Northwind A report/);
    const damaged = Buffer.concat([logo(20, 10).subarray(0, 45), Buffer.alloc(60, 0xaa)]);
    const broken = [
      Buffer.from('RIFF....WEBP'),
      Buffer.from('\xff\xd8\xff', 'latin1'),
      logo(60_000, 60_000, 3),
      logo(2000, 2000, 3),
      damaged,
    ];
    for (const bytes of broken) {
      const { pages } = await read(await make('Words', { title: 'T', logo: bytes }));
      expect(pages[0]).toMatch(/^Northwind A report/);
    }
  });

  it('has names in Greek and Cyrillic, and says where a script is missing', async () => {
    const names = { title: 'Отчёт для Анны', organisation: 'Νότος ΑΕ' };
    const { pages, info } = await read(
      await make('Dear **Анна**, and Łucja, and Ελένη.\n\nDear 小明.', names),
    );
    expect(pages[0]).toMatch(/^Νότος ΑΕ /);
    for (const words of ['Dear Анна, and Łucja, and Ελένη.', 'Νότος ΑΕ · Отчёт для Анны', 'Dear […].'])
      expect(pages[0]).toContain(words);
    expect(pages[0]).toContain('[…] stands for words in a writing system that this document can’t display.');
    expect(info).toMatchObject({ Title: 'Отчёт для Анны', Author: 'Νότος ΑΕ' });
    expect((await read(await make('Dear Анна.'))).pages[0]).not.toContain('[…]');
  });

  it('is the same for the same words at the same time', async () => {
    const [first, second] = [await make('Words'), await make('Words')];
    expect(first.equals(second)).toBe(true);
  });
});
