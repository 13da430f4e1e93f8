import { type Inline, type RichBlock, wordsOf } from '@fourfold/contract/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../read-markdown.ts';
import { soughtIn } from './find-place.ts';
import { type PageNode, toMarkdown } from './to-markdown.ts';

const text = (nodeValue: string): PageNode => ({ nodeName: '#text', nodeValue, childNodes: [] });
const el = (nodeName: string, ...children: (PageNode | string)[]): PageNode => ({
  nodeName: nodeName.toUpperCase(),
  nodeValue: null,
  childNodes: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
const page = (...children: (PageNode | string)[]) => toMarkdown(el('div', ...children));

/** As `toPage` puts them on a page. */
const inlines = (all: readonly Inline[]): PageNode[] =>
  all.flatMap((one) => {
    if (one.type === 'text') return [text(one.text)];
    if (one.type === 'break') return [el('br')];
    if (one.type === 'mark') return inlines(one.children);
    return [el(one.type === 'strong' ? 'strong' : 'em', ...inlines(one.children))];
  });
const shown = (blocks: readonly RichBlock[]): PageNode[] =>
  blocks.map((block) => {
    if (block.type === 'heading') return el(block.level === 3 ? 'h5' : 'h4', ...inlines(block.children));
    if (block.type === 'paragraph') return el('p', ...inlines(block.children));
    if (block.type === 'quote') return el('blockquote', ...shown(block.children));
    if (block.type === 'rule') return el('hr');
    const items = block.items.map((item) => el('li', ...shown(item)));
    return el(block.start === null ? 'ul' : 'ol', ...items);
  });
const again = (markdown: string) => page(...shown(readMarkdown(markdown)));

describe('what stands in the editor, as Markdown', () => {
  it('is the letter that it was, to the letter', () => {
    const letter =
      'Dear Rosa,\n\nYour answers point to too much Patience. It can look like this: slow.\n\n## Try this\n\n**When you wait, ring that day.**\n\n- One\n- Two with **bold** words\n\n1. First\n2. Second\n\n### Less\n\n*Patience: gives people time.*\n\n> Quoted\n\n---\n\nA line  \nand the next';
    expect(again(letter)).toBe(letter);
  });

  it('takes what browsers leave: lines without a paragraph, cut words, spaces in bold ones, inner lists', () => {
    expect(page('One', el('br'), el('br'), 'two', el('div', 'three'))).toBe('One\n\ntwo\n\nthree');
    expect(page(el('p', el('b', 'a '), el('strong', 'b'), ' c'))).toBe('**a b** c');
    expect(page(el('p', 'x', el('b', ' y '), 'z'))).toBe('x **y** z');
    expect(page(el('p', el('b', el('i', 'both'))))).toBe('***both***');
    expect(page(el('p', el('span', 'a\u00a0'), ' b'))).toBe('a b');
    expect(page(el('p', el('ul', el('li', 'a'), el('ul', el('li', 'b')))))).toBe('- a\n   - b');
    expect(page(el('p', el('br')), el('h4', el('br')), el('p', 'a'))).toBe('a');
  });

  it('keeps what only looks like a sign', () => {
    for (const said of [
      '# 1 of us',
      '1. May',
      '- none',
      '> 80',
      'a *b* c',
      '_so_ it is',
      '=== x',
      '[a](b)',
      '[<b>](',
      '---',
    ])
      expect(wordsIn(page(el('p', said)))).toBe(said);
  });

  it('reads back as the words that stand there, whatever they are', () => {
    const words = fc.array(
      fc.constantFrom(
        '#',
        '*',
        '_',
        '- ',
        '1. ',
        'a',
        ' ',
        '`',
        '[',
        '](',
        '\\',
        '>',
        '&amp;',
        '<b>',
        '~~~',
        '=',
      ),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const said = parts.join('').replace(/\s+/g, ' ').trim();
        const markdown = page(el('p', said));
        expect(wordsIn(markdown)).toBe(said);
        expect(again(markdown)).toBe(markdown);
      }),
    );
  });
});

const wordsIn = (markdown: string) =>
  readMarkdown(markdown)
    .map((block) =>
      'children' in block && block.type !== 'quote' ? wordsOf(block.children) : `<${block.type}>`,
    )
    .join('\n');

it('finds a stretch by its letters, and which of several it is', () => {
  const markdown = '1. **Try** it.\n2. Try it.';
  expect(soughtIn(markdown, { from: markdown.lastIndexOf('Try'), to: markdown.length })).toEqual({
    words: 'Tryit',
    before: 5,
  });
  expect(soughtIn(markdown, { from: 2, to: 3 })).toBeNull();
});
