import { type RichBlock, readRichText, type Stretch } from '@fourfold/contract/words';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';

const read = (text: string, marks: readonly Stretch[] = []) => readRichText(fromMarkdown, text, marks);
const text = (words: string) => ({ type: 'text', text: words });
const inlines = (markdown: string, marks?: readonly Stretch[]) => {
  const [block] = read(markdown, marks);
  return block !== undefined && 'children' in block ? block.children : [];
};

describe('the safe list', () => {
  it('knows headings, paragraphs, lists, quotations and rules', () => {
    const blocks = read('##### Deep\n\nWords\n\n- a\n- b\n\n7. c\n\n> d\n\n---');
    expect(blocks.map(({ type }: RichBlock) => type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'quote',
      'rule',
    ]);
    expect(blocks[0]).toMatchObject({ level: 3 });
    expect(blocks[3]).toMatchObject({ start: 7 });
  });

  it('shows HTML as the characters that it is', () => {
    expect(inlines('<img src=x onerror=alert(1)>')).toEqual([text('<img src=x onerror=alert(1)>')]);
    expect(inlines('a <b onclick="x()">word</b>').map((part) => 'text' in part && part.text)).toEqual([
      'a ',
      '<b onclick="x()">',
      'word',
      '</b>',
    ]);
  });

  it('says where a link would lead, and keeps none', () => {
    expect(inlines('[your bank](https://evil.example)')).toEqual([
      text('your bank'),
      text(' (https://evil.example)'),
    ]);
    expect(inlines('<https://fine.example>')).toEqual([text('https://fine.example')]);
    expect(inlines('![cat](javascript:alert)')).toEqual([text('cat')]);
    expect(read('[a]: javascript:alert(1)')).toEqual([]);
  });

  it('marks stretches of the source, within words and across strong ones', () => {
    const source = 'It is **142** points.';
    const from = source.indexOf('142');
    expect(inlines(source, [{ from, to: from + 3 }])).toEqual([
      text('It is '),
      { type: 'strong', children: [{ type: 'mark', mark: 0, children: [text('142')] }] },
      text(' points.'),
    ]);
    expect(inlines('ab cd ef', [{ from: 3, to: 5 }])).toEqual([
      text('ab '),
      { type: 'mark', mark: 0, children: [text('cd')] },
      text(' ef'),
    ]);
  });

  it('marks the whole of what was written with entities', () => {
    expect(inlines('a &amp; 142', [{ from: 8, to: 11 }])).toEqual([
      { type: 'mark', mark: 0, children: [text('a & 142')] },
    ]);
  });

  it.each(['>', '> ', '1. ', '+ ', '**a**', '*_', '[a][', 'a\n', '[', '<a ', '\\'])(
    'is read in no time, or shown as it stands: %j over and over',
    (sign) => {
      const text = sign.repeat(40_000 / sign.length);
      const began = performance.now();
      expect(read(text).length).toBeGreaterThan(0);
      expect(performance.now() - began).toBeLessThan(2000);
    },
  );

  it('keeps its marks where it is shown as it stands', () => {
    const text = `${'>'.repeat(20)} Hugo`;
    const from = text.indexOf('Hugo');
    const [block] = read(text, [{ from, to: from + 4 }]);
    expect(block).toEqual({
      type: 'paragraph',
      children: [
        { type: 'text', text: `${'>'.repeat(20)} ` },
        { type: 'mark', mark: 0, children: [{ type: 'text', text: 'Hugo' }] },
      ],
    });
  });

  it('is never turned round by signs that are not seen', () => {
    expect(read('pay \u202e001\u202c **\u20671\u2069**')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'pay 001 ' },
          { type: 'strong', children: [{ type: 'text', text: '1' }] },
        ],
      },
    ]);
  });
});
