import { type ReportFinding, type RichBlock, readRichText } from '@fourfold/contract';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Markdown as the safe list knows it, with the stretches that the check has found. */
export const readMarkdown = (text: string, findings: readonly ReportFinding[] = []): RichBlock[] =>
  readRichText(fromMarkdown, text, findings);
