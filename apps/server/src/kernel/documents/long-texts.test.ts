import { draftMax } from '@fourfold/contract/words';
import { describe, expect, it } from 'vitest';
import { longestTurn } from '../../testing/longest-turn.ts';
import { createPdf } from './create-pdf.ts';
import { drawRichText } from './draw-rich-text.ts';
import { readMarkdown } from './read-markdown.ts';

const parts = {
  title: 'A report',
  language: 'en-GB',
  organisation: 'Northwind',
  logo: null,
  createdAt: new Date('2026-03-02T09:00:00Z'),
};
const fullOf = (part: string) => part.repeat(draftMax / part.length);
const best = async (work: () => Promise<unknown>) =>
  Math.min(await longestTurn(work), await longestTurn(work), await longestTurn(work));

describe('a report as long as it may be', () => {
  it.each([
    '- a\n',
    '- - a\n',
    '1. a\n',
    '# a\n',
    '> a\n\n',
    '[a](b) ',
    'a*b*',
    'a\n=\n',
    '[a]: b\n',
    '&amp;',
  ])('is read at once, if it is full of %j', async (part) => {
    // At the number of signs that is still read as Markdown, and beyond it.
    const read = async () => [readMarkdown(part.repeat(370)), readMarkdown(fullOf(part))];
    // A tenth of a second at most; a slow machine that runs other tests beside this takes a little more.
    expect(await best(read)).toBeLessThan(150);
  });

  it.each(['a', '"', '1,', 'fi', 'Ab ', 'А', '漢'])(
    'is drawn in a second or so, if it is full of %j',
    async (part) => {
      const draw = () => createPdf(parts, (pdf) => drawRichText(pdf, readMarkdown(fullOf(part))));
      expect(await longestTurn(draw)).toBeLessThan(3000);
    },
  );
});
