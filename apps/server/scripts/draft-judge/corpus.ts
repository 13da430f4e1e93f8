import { createHash } from 'node:crypto';
import { loadMeasureTexts } from '@fourfold/measurement';
import { type JudgeTask, judgeTaskOf } from '../../src/features/reports/check/judge/judge-prompt.ts';
import type { ReportBasis } from '../../src/features/reports/results/report-basis.ts';
import { balancedFigure, basisOf, type CorpusDraft, draftsIn } from '../../src/testing/judge-drafts.ts';

/** Drafts that neither reader has learned from. */
export const corpora = ['unseen', 'blind'] as const;

export interface JudgedDraft {
  /** Tells nothing of what stands behind it. */
  readonly id: string;
  readonly corpus: (typeof corpora)[number];
  readonly draft: CorpusDraft;
  readonly task: JudgeTask;
  readonly basisFor: (isRight: boolean) => ReportBasis;
}

/** A report chooses three behaviours, and most letters speak of one of them. */
const chosen = 3;

const { behaviours } = await loadMeasureTexts('en');

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Each draft as the product would ask about it: in a report about its own behaviours and others drawn by lot, so that a
 * judge has to tell which one a sentence is about. The others are balanced; nothing can contradict them.
 */
export function judgedDrafts(): JudgedDraft[] {
  const all = corpora.flatMap((corpus) =>
    draftsIn(`corpus/${corpus}.md`).map((draft): JudgedDraft => {
      const own = draft.sides.map(([key]) => key);
      const others = Object.keys(behaviours)
        .filter((key) => !own.includes(key))
        .toSorted((a, b) => (hash(`${draft.text} ${a}`) < hash(`${draft.text} ${b}`) ? -1 : 1))
        .slice(0, Math.max(0, chosen - own.length));
      const areas = [...own, ...others].toSorted((a, b) =>
        hash(`${a} ${draft.text}`) < hash(`${b} ${draft.text}`) ? -1 : 1,
      );
      const basisFor = (isRight: boolean): ReportBasis => {
        const basis = basisOf(draft, isRight);
        const { results } = basis;
        if (results === null) return basis;
        const figures = [...results.figures, ...others.map(balancedFigure)];
        return { ...basis, areas, results: { ...results, figures } };
      };
      const task = judgeTaskOf(draft.text, basisFor(true));
      if (task === null) throw new RangeError('A draft of the corpus says nothing.');
      return { id: hash(`judge ${draft.text}`).slice(0, 10), corpus, draft, task, basisFor };
    }),
  );
  return all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
