import type { Inline, RichBlock } from '@fourfold/contract/words';
import { escapeHtml } from '../http/html.ts';
import { light } from '../look/colours.ts';

const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif";
const sizes = { 1: 24, 2: 21, 3: 17 } as const;

/** The safe list as a mail shows it. Every word is escaped here, and there is no other way in. */
export const richHtml = (blocks: readonly RichBlock[]): string => blocks.map(blockHtml).join('\n');

function blockHtml(block: RichBlock): string {
  switch (block.type) {
    case 'heading': {
      const tag = `h${block.level + 1}`;
      const look = `margin:26px 0 6px;${serif};font-weight:${block.level === 3 ? 600 : 500};font-size:${sizes[block.level]}px;line-height:1.3`;
      return `<${tag} style="${look}">${inlineHtml(block.children)}</${tag}>`;
    }
    case 'paragraph':
      return `<p style="margin:12px 0">${inlineHtml(block.children)}</p>`;
    case 'quote':
      return `<blockquote style="margin:16px 0;padding:2px 0 2px 16px;border-left:3px solid ${light.sky}">${richHtml(block.children)}</blockquote>`;
    case 'rule':
      return `<hr style="width:72px;margin:24px 0;border:0;border-top:1px solid ${light.ink}">`;
    case 'list': {
      const [open, close] = block.start === null ? ['ul', 'ul'] : [`ol start="${block.start}"`, 'ol'];
      const items = block.items.map((item) => `<li style="margin:6px 0">${itemHtml(item)}</li>`);
      return `<${open} style="margin:12px 0;padding-left:24px">${items.join('')}</${close}>`;
    }
  }
}

/** An item of one paragraph needs none: mail programs give it their own, wide one. */
function itemHtml(item: readonly RichBlock[]): string {
  const [first, ...rest] = item;
  if (first?.type !== 'paragraph') return richHtml(item);
  return `${inlineHtml(first.children)}${richHtml(rest)}`;
}

const inlineHtml = (inlines: readonly Inline[]): string => inlines.map(oneInline).join('');

function oneInline(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return escapeHtml(inline.text);
    case 'break':
      return '<br>';
    case 'strong':
      return `<strong>${inlineHtml(inline.children)}</strong>`;
    case 'emphasis':
      return `<em>${inlineHtml(inline.children)}</em>`;
    case 'mark':
      return inlineHtml(inline.children);
  }
}
