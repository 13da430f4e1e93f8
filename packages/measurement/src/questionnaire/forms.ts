import { chooseForMeasure } from './measure-set.ts';
import { dealTendency } from './pulse-sets.ts';
import type { Design, Question } from './types.ts';

/**
 * The forms in which the questions of a version are asked, all from one bank.
 *
 * `full` asks everything. `candidate` asks the tendency questions alone: someone who applies knows nothing of work here.
 * `pulse` asks a third, one of `PULSE_SETS` that together cover the bank: every construct once, and two of the 64
 * tendency questions twice, so that each set has 22 and 28. A pulse tells of groups, and of one person too little for a
 * single measure. The sets after these are about one measure each, in the design's order: see `measure-set.ts`.
 *
 * Example: `askedPlaces(design, { form: 'pulse', set: 0 }).length` is 50.
 */
export const FORMS = ['full', 'candidate', 'pulse'] as const;

export type Form = (typeof FORMS)[number];

export interface AskedForm {
  readonly form: Form;
  /** Which of a pulse's sets, from 0, or from `PULSE_SETS` on about which measure; of no meaning for the others. */
  readonly set: number;
}

export const FULL_FORM: AskedForm = { form: 'full', set: 0 };

export const PULSE_SETS = 3;

/** The set of the few questions about one measure, or null where the design has no such measure. */
export function setOfMeasure({ measures }: Design, key: string): number | null {
  const at = measures.findIndex((measure) => measure.key === key);
  return at < 0 ? null : PULSE_SETS + at;
}

/** Whether it is the few questions about one measure. */
export const isAboutMeasure = ({ form, set }: AskedForm): boolean => form === 'pulse' && set >= PULSE_SETS;

/** The places in the design of the questions that a form asks, in the design's order. */
export function askedPlaces(design: Design, { form, set }: AskedForm): number[] {
  const { questions } = design;
  const places = [...questions.keys()];
  const kindOf = (place: number): Question['kind'] | undefined => questions[place]?.kind;
  if (form === 'full') return places;
  const tendency = places.filter((place) => kindOf(place) === 'tendency');
  if (form === 'candidate') return tendency;
  if (isAboutMeasure({ form, set })) return [...aboutMeasure(design, set - PULSE_SETS)];
  const constructs = places.filter((place) => kindOf(place) === 'construct');
  // Neighbours in the bank are about the same domain, so every third of them has two of each.
  const own = constructs.filter((_, at) => at % PULSE_SETS === set);
  return [...(tendencySets(design)[set] ?? []), ...own].toSorted((a, b) => a - b);
}

const chosen = new WeakMap<Design, Map<number, number[]>>();

function aboutMeasure(design: Design, at: number): readonly number[] {
  const known = chosen.get(design) ?? new Map<number, number[]>();
  chosen.set(design, known);
  const places = known.get(at) ?? chooseForMeasure(design, design.measures[at]?.key ?? '');
  known.set(at, places);
  return places;
}

const dealt = new WeakMap<Design, number[][]>();

function tendencySets(design: Design): readonly number[][] {
  const sets = dealt.get(design) ?? dealTendency(design, PULSE_SETS);
  dealt.set(design, sets);
  return sets;
}
