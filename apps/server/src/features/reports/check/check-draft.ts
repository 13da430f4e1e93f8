import type { DraftComparison, ReportFinding } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import { atOnce, inTurns, type Steps } from '../../../kernel/threads/turns.ts';
import type { ReportBasis } from '../results/report-basis.ts';
import { checkNames } from './check-names.ts';
import { checkNumbers } from './check-numbers.ts';
import { compareDirections, type Testimony } from './directions/compare-directions.ts';
import { findMarkup } from './find-markup.ts';
import { createMentions } from './mentions.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

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
  const names = checkNames(draft, basis);
  found.push(
    ...besideNames([...checkNumbers(sentences, basis), ...findings], { sentences, names, draft, basis }),
  );
  yield;
  found.push(...names);
  const kept = withoutOverlaps(found).slice(0, most);
  return {
    findings: kept,
    comparison: basis.results === null ? null : withoutFlagged(comparison, kept),
  };
}

interface Around {
  readonly sentences: readonly Sentence[];
  readonly names: readonly ReportFinding[];
  readonly draft: string;
  readonly basis: ReportBasis;
}

const aboutElse = sentence<{ other: string; first: string; note: string }>(
  'If this is about {other}, take it out. We checked it against {first}’s results: {note}',
);

/** What is said in one sentence with another name may be said of that person, whose results nobody compares it with. */
function besideNames(
  found: readonly ReportFinding[],
  { sentences, names, draft, basis }: Around,
): ReportFinding[] {
  if (names.length === 0) return [...found];
  const within = (at: number) => sentences.find(({ from, text }) => from <= at && at < from + text.length);
  const named = new Map(names.toReversed().map(({ from, to }) => [within(from), draft.slice(from, to)]));
  return found.map((finding) => {
    const other = named.get(within(finding.from));
    if (other === undefined) return finding;
    return { ...finding, note: aboutElse({ other, first: basis.firstName, note: finding.note }) };
  });
}

/** A sentence that is flagged for its figure or direction is read for that already: it is listed once. */
function withoutFlagged(comparison: DraftComparison, found: readonly ReportFinding[]): DraftComparison {
  const flagged = found.filter(({ kind }) => kind === 'number' || kind === 'direction');
  const isUnflagged = ({ from, to }: { readonly from: number; readonly to: number }) =>
    !flagged.some((finding) => finding.from < to && finding.to > from);
  return {
    ...comparison,
    not_compared: comparison.not_compared.filter(isUnflagged),
    marked: comparison.marked.filter(isUnflagged),
  };
}

function withoutOverlaps(findings: readonly ReportFinding[]): ReportFinding[] {
  const kept: ReportFinding[] = [];
  for (const finding of findings.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (finding.from >= (kept.at(-1)?.to ?? 0)) kept.push(finding);
  }
  return kept;
}
