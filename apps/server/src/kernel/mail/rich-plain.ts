import { type RichBlock, wordsOf } from '@fourfold/contract/words';

/** The safe list as plain text. */
export const richPlain = (blocks: readonly RichBlock[]): string => blocks.map(blockPlain).join('\n\n');

function blockPlain(block: RichBlock): string {
  switch (block.type) {
    case 'heading': {
      const words = wordsOf(block.children);
      return `${words}\n${'-'.repeat(Math.min(words.length, 60))}`;
    }
    case 'paragraph':
      return wordsOf(block.children);
    case 'quote':
      return indented(richPlain(block.children), '> ');
    case 'rule':
      return '* * *';
    case 'list':
      return block.items
        .map((item, index) => {
          const sign = block.start === null ? '- ' : `${block.start + index}. `;
          return `${sign}${indented(richPlain(item), ' '.repeat(sign.length)).trimStart()}`;
        })
        .join('\n');
  }
}

const indented = (text: string, by: string) =>
  text
    .split('\n')
    .map((line) => `${by}${line}`.trimEnd())
    .join('\n');
