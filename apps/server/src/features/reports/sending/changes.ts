import type { Inline, RichBlock } from '@fourfold/contract/words';
import { currentLanguage } from '@fourfold/words/language';
import { readMarkdown } from '../../../kernel/documents/read-markdown.ts';

/** What people made of a written draft: the sentences that it has gained, and those that it has lost. */
export function changesIn(written: string, kept: string) {
  const [before, now] = [sentencesOf(written), sentencesOf(kept)];
  return { added: without(now, before), removed: without(before, now) };
}

/** The editor may write the same text with other signs. */
export function isEdited(written: string, kept: string): boolean {
  if (kept === written) return false;
  const { added, removed } = changesIn(written, kept);
  return added.length + removed.length > 0;
}

/** Each of `others` answers for one of the same words. */
function without(sentences: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1);
  return sentences.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

/** As a reader sees them: the editor may write the same emphasis or list with other signs. */
const sentencesOf = (draft: string): string[] =>
  linesOf(readMarkdown(draft)).flatMap((line) =>
    [...new Intl.Segmenter(currentLanguage(), { granularity: 'sentence' }).segment(line)].flatMap(
      ({ segment }) => segment.trim() || [],
    ),
  );

const linesOf = (blocks: readonly RichBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'rule') return [];
    if (block.type === 'list') return block.items.flatMap(linesOf);
    return block.type === 'quote' ? linesOf(block.children) : [plain(block.children)];
  });

const plain = (children: readonly Inline[]): string =>
  children
    .map((inline) => {
      if (inline.type === 'break') return ' ';
      return inline.type === 'text' ? inline.text : plain(inline.children);
    })
    .join('');
