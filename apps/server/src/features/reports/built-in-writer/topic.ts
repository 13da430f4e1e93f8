import { BALANCED, type BehaviourText, LOW_EDGE } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import type { Words } from '../../profile/load-words.ts';
import type { Figure, WritingBasis } from '../results/report-basis.ts';

/** One behaviour that the report is about. */
export interface Topic {
  readonly name: string;
  readonly text: BehaviourText;
  readonly side: 'much' | 'little' | 'balanced' | 'unknown';
  readonly figure: Figure | null;
  /** The competency that it belongs to. */
  readonly group: Figure | null;
  /** The perception tied to it that this person sees as weakest, where one is weak. */
  readonly weakest: Figure | null;
}

export type WritersTexts = Pick<Words, 'measures' | 'links'>;

/** The chosen behaviours in the order of the report, each once. An unknown key is no topic. */
export function topicsOf(basis: WritingBasis, { measures, links }: WritersTexts): Topic[] {
  const keys = [basis.overactivated, ...basis.areas].filter((key) => key !== null);
  return [...new Set(keys)].flatMap((key) => {
    const text = measures.behaviours[key];
    if (text === undefined) return [];
    const figure = figureOf(basis, 'behaviour', key);
    const tied = (links[key] ?? []).flatMap((perception) => figureOf(basis, 'perception', perception) ?? []);
    const weakest = tied.filter(({ score }) => score < LOW_EDGE).toSorted((a, b) => a.score - b.score)[0];
    const group = figure?.group ? figureOf(basis, 'competency', figure.group) : null;
    return [{ name: text.name, text, side: sideOf(figure), figure, group, weakest: weakest ?? null }];
  });
}

const figureOf = ({ results }: WritingBasis, kind: Figure['kind'], key: string): Figure | null =>
  results?.figures.find((figure) => figure.kind === kind && figure.key === key) ?? null;

function sideOf(figure: Figure | null): Topic['side'] {
  if (figure === null) return 'unknown';
  if (figure.band === 'balanced') return 'balanced';
  return figure.score > BALANCED ? 'much' : 'little';
}

/** The suggestion for the side on which the person stands; null where there is none to name. */
export function suggestionOf({ side, text }: Topic): string | null {
  if (side === 'much') return text.lower;
  return side === 'little' ? text.raise : null;
}

const withRange = sentence<Pick<Figure, 'score' | 'low' | 'high'>>(
  '{score, number} ({low, number} to {high, number})',
);

export const inBrackets = ({ score, low, high }: Figure): string => withRange({ score, low, high });
