import { readFileSync } from 'node:fs';
import { loadMeasureTexts } from '@fourfold/measurement';
import { checkDraft } from '../features/reports/check/check-draft.ts';
import type { Figure, ReportBasis } from '../features/reports/results/report-basis.ts';
import { emptyBasis } from './report-basis.ts';

/** A draft headed by the behaviours that it is about and the side that it fits. */
export interface CorpusDraft {
  readonly sides: readonly (readonly [key: string, side: string])[];
  readonly text: string;
  /** Which kind of wording its writer was asked for, where the file says so. */
  readonly wording?: string | undefined;
}

/** What becomes of a draft: contradicted, read whole and passed, or left to a person in part. */
export type Verdict = 'caught' | 'passed' | 'left';

const { behaviours } = await loadMeasureTexts('en');
const check = new URL('../features/reports/check/', import.meta.url);

/** The drafts of a file of `features/reports/check`. */
export const draftsIn = (file: string): CorpusDraft[] =>
  readFileSync(new URL(file, check), 'utf8')
    .split(/^## (?=[a-z_]+: )/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const sides = head.split(', ').map((one) => one.split(': ') as [string, string]);
      const body = lines.join('\n').trim();
      const [note = '', wording] = /^<!-- (\w+) -->\n/.exec(body) ?? [];
      return { sides, wording, text: body.slice(note.length) };
    });

const much = { score: 151, band: 'overactivated' } as const;
const little = { score: 48, band: 'underactivated' } as const;

export const balancedFigure = (key: string): Figure => figureAt(key, { score: 100, band: 'balanced' });

function figureAt(key: string, at: Pick<Figure, 'score' | 'band'>): Figure {
  const text = behaviours[key];
  if (text === undefined) throw new RangeError(`There is no behaviour ${key}.`);
  return {
    key,
    kind: 'behaviour',
    name: text.name,
    group: null,
    low: at.score - 47,
    high: at.score + 47,
    beyond: 93,
    text,
    ...at,
  };
}

/** A draft is right for someone on its side, and wrong for someone on the other. */
export function basisOf({ sides }: CorpusDraft, isRight: boolean): ReportBasis {
  const figures = sides.map(([key, side]) => figureAt(key, (side === 'much') === isRight ? much : little));
  const summary = { overactivated: null, developmentAreas: [] };
  const results = { figures, summary, verdict: 'consistent', reasons: [], version: '1' } as const;
  return { ...emptyBasis, areas: sides.map(([key]) => key), results };
}

export function judge(draft: CorpusDraft, isRight: boolean, text = draft.text): Verdict {
  const { findings, comparison } = checkDraft(text, basisOf(draft, isRight));
  if (findings.some(({ kind }) => kind === 'direction')) return 'caught';
  return comparison?.not_compared.length === 0 && comparison.silent.length === 0 ? 'passed' : 'left';
}

export function tally(drafts: readonly CorpusDraft[], isRight: boolean) {
  const all = drafts.map((draft) => judge(draft, isRight));
  const count = (what: Verdict) => all.filter((one) => one === what).length;
  return { drafts: drafts.length, caught: count('caught'), passed: count('passed'), left: count('left') };
}
