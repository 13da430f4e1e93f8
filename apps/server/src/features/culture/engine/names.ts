import type { MeasureKind } from '@fourfold/measurement';
import type { Engine } from './engine.ts';

export interface Named {
  readonly key: string;
  readonly name: string;
  readonly definition: string;
}

/** What a measure is called and means. */
export function nameMeasure({ measures }: Engine, kind: MeasureKind, key: string): Named {
  const text = kind === 'behaviour' ? measures.behaviours[key] : measures.perceptions[key];
  if (text === undefined) throw new RangeError(`There is no ${kind} ${key}.`);
  return { key, name: text.name, definition: text.definition };
}

/** The same for a competency or a domain. */
export function nameGroup({ measures }: Engine, kind: MeasureKind, key: string): Named {
  const text = kind === 'behaviour' ? measures.competencies[key] : measures.domains[key];
  if (text === undefined) throw new RangeError(`There is no group ${key}.`);
  return { key, name: text.name, definition: text.definition };
}

export function kindOf({ questionnaire }: Engine, key: string): MeasureKind | null {
  return questionnaire.design.measures.find((measure) => measure.key === key)?.kind ?? null;
}
