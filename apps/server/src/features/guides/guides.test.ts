import { aiAdoptionGuide, fourLevelsGuide, guides, improvementPlansGuide } from '@fourfold/content';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { writePdf } from './write-pdf.ts';
import { writeWord } from './write-word.ts';

describe('the guide as a PDF', () => {
  it('has twelve pages or more, a title, a language, and says all that the content says', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await writePdf(fourLevelsGuide, new Date(0))));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBeGreaterThanOrEqual(12);
    // The foot of a page stands between the lines of a paragraph that goes on.
    const words = text.replace(/\s+/g, ' ').replaceAll(/Fourfold · [^/]* \d+ \/ \d+ /g, '');
    for (const line of fourLevelsGuide.summary ?? []) expect(words).toContain(line);
    for (const { title, blocks } of fourLevelsGuide.parts) {
      expect(words).toContain(title);
      for (const block of blocks) {
        if (block.kind === 'text') expect(words).toContain(block.text);
        if (block.kind === 'figure') expect(words).toContain(block.caption);
        if (block.kind === 'checklist') for (const item of block.items) expect(words).toContain(item);
        if (block.kind === 'form') for (const { label } of block.fields) expect(words).toContain(label);
      }
    }
    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: fourLevelsGuide.title,
      Language: 'en-GB',
    });
  });

  it('begins with its summary, all on the first page', async () => {
    for (const guide of guides) {
      const pdf = await getDocumentProxy(new Uint8Array(await writePdf(guide, new Date(0))));
      const { text } = await extractText(pdf, { mergePages: false });
      const first = (text[0] ?? '').replace(/\s+/g, ' ');
      const places = (guide.summary ?? []).map((line) => first.indexOf(line));
      expect(places).toHaveLength(5);
      expect(places.every((place) => place > first.indexOf('In short'))).toBe(true);
      expect(Math.max(...places)).toBeLessThan(first.indexOf(guide.parts[0]?.title ?? 'no part'));
    }
  });

  it('leaves no page but the last nearly empty', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await writePdf(fourLevelsGuide, new Date(0))));
    for (let number = 1; number < pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const [, , , height] = page.view as [number, number, number, number];
      const { items } = await page.getTextContent();
      // Above the foot, which every page has.
      const heights = items.flatMap((item) =>
        'transform' in item && item.str.trim() !== '' && item.transform[5] > 70 ? [item.transform[5]] : [],
      );
      expect(Math.min(...heights), `page ${number}`).toBeLessThan(height / 2);
    }
  });

  it('draws every figure inside the page', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await writePdf(fourLevelsGuide, new Date(0))));
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const [, , width, height] = page.view;
      const { items } = await page.getTextContent();
      for (const item of items) {
        if (!('transform' in item) || item.str.trim() === '') continue;
        const [, , , , x, y] = item.transform;
        expect(x).toBeGreaterThan(40);
        expect(x + item.width).toBeLessThan((width as number) - 40);
        expect(y).toBeGreaterThan(30);
        expect(y).toBeLessThan((height as number) - 30);
      }
    }
  });
});

describe.each([improvementPlansGuide, aiAdoptionGuide])('$title as a Word document', (guide) => {
  it('holds all of it, with real headings, tables with heads that repeat, and boxes to tick', async () => {
    const files = unzipSync(new Uint8Array(await writeWord(guide)));
    const xml = strFromU8(files['word/document.xml'] as Uint8Array);
    const text = xml
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', '’')
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    for (const line of guide.summary ?? []) expect(text).toContain(line);
    for (const { title, blocks } of guide.parts) {
      expect(text).toContain(title);
      for (const block of blocks) {
        if (block.kind === 'text') expect(text).toContain(block.text);
        if (block.kind === 'table') for (const cell of block.rows.flat()) expect(text).toContain(cell);
        if (block.kind === 'form') for (const { label } of block.fields) expect(text).toContain(label);
      }
    }
    const count = (pattern: RegExp) => xml.match(pattern)?.length ?? 0;
    expect(count(/<w:pStyle w:val="Heading1"\/>/g)).toBe(guide.parts.length + 2);
    expect(count(/<w:tblHeader\/>/g)).toBe(
      guide.parts.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'table')).length,
    );
    expect(count(/<w14:checkbox>/g)).toBe(
      guide.parts.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'checklist' ? block.items : [])),
      ).length,
    );
  });
});
