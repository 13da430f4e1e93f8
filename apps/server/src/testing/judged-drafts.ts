import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadMeasureTexts } from '@fourfold/measurement';
import { checkDraft } from '../features/reports/check/check-draft.ts';
import { type JudgeTask, judgeTask, judgeTaskOf } from '../features/reports/check/judge/judge-prompt.ts';
import type { Judgement } from '../features/reports/check/judge/judgement.ts';
import { readAnswer } from '../features/reports/check/judge/read-answer.ts';
import type { ReportBasis } from '../features/reports/results/report-basis.ts';
import { balancedFigure, basisOf, type CorpusDraft, draftsIn, type Verdict } from './judge-drafts.ts';

/** Drafts that neither reader has learned from. */
const corpora = ['unseen', 'blind'] as const;

export interface JudgedDraft {
  /** Tells nothing of what stands behind it. */
  readonly id: string;
  /** How its writer was asked to write. */
  readonly kind: string;
  readonly draft: CorpusDraft;
  readonly task: JudgeTask;
  readonly basisFor: (isRight: boolean) => ReportBasis;
}

/** A report chooses three behaviours, and most letters speak of one of them. */
const chosen = 3;

const { behaviours } = await loadMeasureTexts('en');

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (word: (key: string) => string) => (a: string, b: string) =>
  hash(word(a)) < hash(word(b)) ? -1 : 1;

/**
 * Each draft as the product would ask about it: in a report about its own behaviours and others drawn by lot, so that a
 * judge has to tell which one a sentence is about. The others are balanced; nothing can contradict them.
 */
export const judgedDrafts = (): JudgedDraft[] =>
  corpora
    .flatMap((corpus) => draftsIn(`corpus/${corpus}.md`).map((draft) => toJudge(draft, corpus)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

export function toJudge(draft: CorpusDraft, source: string): JudgedDraft {
  const own = draft.sides.map(([key]) => key);
  const others = Object.keys(behaviours)
    .filter((key) => !own.includes(key))
    .toSorted(byHash((key) => `${draft.text} ${key}`))
    .slice(0, Math.max(0, chosen - own.length));
  const areas = [...own, ...others].toSorted(byHash((key) => `${key} ${draft.text}`));
  const basisFor = (isRight: boolean): ReportBasis => {
    const { results, ...basis } = basisOf(draft, isRight);
    const figures = [...(results?.figures ?? []), ...others.map(balancedFigure)];
    return { ...basis, areas, results: results && { ...results, figures } };
  };
  const task = judgeTaskOf(draft.text, basisFor(true));
  if (task === null) throw new RangeError('A draft of the corpus says nothing.');
  const kind = draft.wording === undefined ? source : `${source}, ${draft.wording}`;
  return { id: idOf(draft.text), kind, draft, task, basisFor };
}

export const idOf = (text: string): string => hash(`judge ${text}`).slice(0, 10);

/** What a language model once answered to these prompts. */
export const recordedFile = new URL('../features/reports/check/corpus/answers.jsonl', import.meta.url);

/** The answers hold for the words that were asked. */
export const taskMark = (): string => hash(judgeTask).slice(0, 16);

export function recordedAnswers(): { readonly task: string; readonly answers: ReadonlyMap<string, unknown> } {
  const [head = '', ...lines] = readFileSync(recordedFile, 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as { id: string; answer: unknown });
  return { ...JSON.parse(head), answers: new Map(rows.map(({ id, answer }) => [id, answer])) };
}

/** What an answer comes to, as it does in the product. */
export function judgementFrom({ task }: JudgedDraft, answer: unknown): Judgement {
  const read = readAnswer(JSON.stringify(answer), task);
  const by = { host: 'models.example', model: 'm', keys: task.measures.map(({ key }) => key) };
  return typeof read === 'string'
    ? { ...by, sentences: [], problem: read }
    : { ...by, sentences: read, problem: null };
}

/** What becomes of a draft; of the measures that were drawn by lot nothing has to be said. */
export function verdictOf(
  { draft, basisFor }: JudgedDraft,
  isRight: boolean,
  judgement: Judgement | null,
): Verdict {
  const { findings, comparison } = checkDraft(draft.text, basisFor(isRight), { judgement });
  if (findings.some(({ kind }) => kind === 'direction')) return 'caught';
  const own = draft.sides.map(([key]) => behaviours[key]?.name ?? key);
  const isSilent = comparison?.silent.some((name) => own.includes(name));
  return comparison?.not_compared.length === 0 && !isSilent ? 'passed' : 'left';
}
