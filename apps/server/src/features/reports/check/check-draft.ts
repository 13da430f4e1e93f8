import type { ReportFinding } from '@fourfold/contract';
import type { ReportBasis } from '../results/report-basis.ts';
import { checkDirections } from './check-directions.ts';
import { checkNames } from './check-names.ts';
import { checkNumbers } from './check-numbers.ts';
import { findMarkup } from './find-markup.ts';
import { createMentions } from './mentions.ts';
import { sentencesOf } from './sentences.ts';

/** More than this, and the draft is about somebody else altogether. */
const most = 200;

/**
 * Compares a draft with the results that it should be about: every number, every direction, every name, and whatever
 * is more than plain text. Pure and total; places are characters of the draft, in order, and never overlap.
 */
export function checkDraft(draft: string, basis: ReportBasis): ReportFinding[] {
  const mentions = createMentions(basis.results?.figures ?? []);
  const sentences = sentencesOf(draft, mentions);
  const found = [
    ...findMarkup(draft),
    ...checkNumbers(sentences, basis),
    ...checkDirections(sentences),
    ...checkNames(draft, basis),
  ];
  return withoutOverlaps(found).slice(0, most);
}

function withoutOverlaps(findings: readonly ReportFinding[]): ReportFinding[] {
  const kept: ReportFinding[] = [];
  for (const finding of findings.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (finding.from >= (kept.at(-1)?.to ?? 0)) kept.push(finding);
  }
  return kept;
}
