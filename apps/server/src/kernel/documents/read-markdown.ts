import { type RichBlock, readRichText } from '@fourfold/contract/words';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Markdown as the safe list knows it. */
export const readMarkdown = (text: string): RichBlock[] => readRichText(fromMarkdown, text);
