import { MeasurementError } from '../errors.ts';
import type { Reason, Signs, Verdict } from './types.ts';

/**
 * A reason in plain words, from a language's data file.
 *
 * Example: `The option in the same place on the screen was chosen 31 times in a row.`
 */
export interface QualityTextsFile {
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly reasons: Readonly<Record<keyof Signs, string>>;
}

export function describeReason(texts: QualityTextsFile, { sign, value }: Reason): string {
  const text = texts.reasons[sign];
  if (!text) throw new MeasurementError('missing_text', { reason: sign });
  return text
    .replace('{percent}', `${Math.round(100 * value)}%`)
    .replace('{steps}', value.toFixed(1))
    .replace('{seconds}', value.toFixed(1))
    .replace('{count}', String(value));
}
