import type { DraftComparison, ReportFinding } from '@fourfold/contract/schemas';
import { atOnce, inTurns, type Steps } from '../../../kernel/threads/turns.ts';
import type { ReportBasis } from '../results/report-basis.ts';
import { checkNames } from './check-names.ts';
import { checkNumbers } from './check-numbers.ts';
import { compareDirections, type Testimony } from './directions/compare-directions.ts';
import { findMarkup } from './find-markup.ts';
import { createMentions } from './mentions.ts';
import { sentencesOf } from './sentences.ts';

/** More than this, and the draft is about someone else altogether. */
const most = 200;

export interface Check {
  readonly findings: ReportFinding[];
  /** What of its advice could be compared; null where no results stand behind the report. */
  readonly comparison: DraftComparison | null;
}

/**
 * Compares a draft with the results that it should be about: every number, every direction, every name, and whatever
 * is more than plain text. Pure and total; places are characters of the draft, in order, and findings never overlap.
 */
export const checkDraft = (draft: string, basis: ReportBasis, testimony: Partial<Testimony> = {}): Check =>
  atOnce(steps(draft, basis, { ...nobody, ...testimony }));

/** The same in turns, since a draft that someone sends may be 40,000 characters of advice. */
export const checkInTurns = (
  draft: string,
  basis: ReportBasis,
  testimony: Partial<Testimony>,
): Promise<Check> => inTurns(steps(draft, basis, { ...nobody, ...testimony }));

const nobody: Testimony = { marks: [], judgement: null };

function* steps(draft: string, basis: ReportBasis, testimony: Testimony): Steps<Check> {
  const mentions = createMentions(basis.results?.figures ?? []);
  const sentences = sentencesOf(draft, mentions);
  yield;
  const { findings, comparison } = yield* compareDirections(sentences, basis, testimony);
  const found = findMarkup(draft);
  yield;
  found.push(...checkNumbers(sentences, basis), ...findings);
  yield;
  found.push(...checkNames(draft, basis));
  return {
    findings: withoutOverlaps(found).slice(0, most),
    comparison: basis.results === null ? null : comparison,
  };
}

function withoutOverlaps(findings: readonly ReportFinding[]): ReportFinding[] {
  const kept: ReportFinding[] = [];
  for (const finding of findings.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (finding.from >= (kept.at(-1)?.to ?? 0)) kept.push(finding);
  }
  return kept;
}
