import type { Block, MailContent } from './mail.ts';
import { richPlain } from './rich-plain.ts';

/** The plain-text part: the same blocks in the same order. */
export function renderText(content: MailContent, footer: string): string {
  return `${[...content.blocks.map(block), `--\n${footer}`].join('\n\n')}\n`;
}

function block(item: Block): string {
  switch (item.type) {
    case 'heading':
      return `${item.text}\n${'='.repeat(Math.min(item.text.length, 60))}`;
    case 'text':
    case 'small':
      return item.text;
    case 'quote':
      return item.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
      return `${item.label}:\n${item.url}`;
    case 'rich':
      return richPlain(item.blocks);
    case 'facts':
      return item.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}
