import { BALANCED, type BehaviourText, HIGH_EDGE, LOW_EDGE, labelOf, type Step } from '@fourfold/measurement';
import type { Words } from '../../profile/load-words.ts';
import type { Figure, WritingBasis } from '../results/report-basis.ts';

export type Side = 'much' | 'little';

/** One behaviour that the letter may be about. */
export interface Topic {
  readonly key: string;
  readonly name: string;
  readonly text: BehaviourText;
  readonly side: Side | 'balanced' | 'unknown';
  readonly certainty: 'outside' | 'clear' | 'likely' | 'unclear';
  readonly figure: Figure | null;
  /** The competency that it belongs to. */
  readonly group: Figure | null;
  /** The perception tied to it that this person sees as weakest, where one is weak. */
  readonly weakest: Figure | null;
}

export type WritersTexts = Pick<Words, 'measures' | 'links'>;

/** The chosen behaviours, each once: in the order of the report, but what is clear before what is not. */
export function topicsOf(basis: WritingBasis, { measures, links }: WritersTexts): Topic[] {
  const keys = [basis.overactivated, ...basis.areas].filter((key) => key !== null);
  const topics = [...new Set(keys)].flatMap((key): Topic[] => {
    const text = measures.behaviours[key];
    if (text === undefined) return [];
    const figure = figureOf(basis, 'behaviour', key);
    const tied = (links[key] ?? []).flatMap((perception) => figureOf(basis, 'perception', perception) ?? []);
    const weakest = tied.filter(({ score }) => score < LOW_EDGE).toSorted((a, b) => a.score - b.score)[0];
    const group = figure?.group ? figureOf(basis, 'competency', figure.group) : null;
    const side = figure === null ? unmeasured(basis, key) : sideOf(figure);
    const certainty = certaintyOf(figure);
    return [{ key, name: text.name, text, side, certainty, figure, group, weakest: weakest ?? null }];
  });
  return topics.toSorted((a, b) => places[levelOf(a)] - places[levelOf(b)]);
}

const places = { clear: 0, likely: 1, unclear: 2 } as const;

const figureOf = ({ results }: WritingBasis, kind: Figure['kind'], key: string): Figure | null =>
  results?.figures.find((figure) => figure.kind === kind && figure.key === key) ?? null;

/** Filled by hand, its author says of one behaviour alone on which side it is. */
const unmeasured = ({ overactivated }: WritingBasis, key: string) =>
  key === overactivated ? 'much' : 'unknown';

export const sideOf = ({ band, score }: Figure): Side | 'balanced' =>
  band === 'balanced' ? 'balanced' : score > BALANCED ? 'much' : 'little';

function certaintyOf(figure: Figure | null): Topic['certainty'] {
  if (figure === null || figure.band === 'balanced') return 'unclear';
  const label = labelOf(figure.beyond / 100);
  return label === 'clear' && (figure.low > HIGH_EDGE || figure.high < LOW_EDGE) ? 'outside' : label;
}

/** How the letter words it: what lies outside the balanced range is clear, too. */
export const levelOf = ({ certainty }: Topic): 'clear' | 'likely' | 'unclear' =>
  certainty === 'outside' ? 'clear' : certainty;

/** What to try for the side on which the person stands; null where there is none to name. */
export function stepOf({ side, text }: Topic): Step | null {
  if (side === 'much') return text.steps.less;
  return side === 'little' ? text.steps.more : null;
}

export const sceneOf = (side: Side, { tooMuch, tooLittle }: BehaviourText): string =>
  side === 'much' ? tooMuch : tooLittle;
