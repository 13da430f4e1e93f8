import type { ReportFinding } from '@fourfold/contract/schemas';
import { type RichBlock, readRichText } from '@fourfold/contract/words';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Markdown as the safe list knows it, with the stretches that the check has found. */
export const readMarkdown = (text: string, findings: readonly ReportFinding[] = []): RichBlock[] =>
  readRichText(fromMarkdown, text, findings);
