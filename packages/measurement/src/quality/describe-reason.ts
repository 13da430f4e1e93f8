import { MeasurementError } from '../errors.ts';
import { NATURE } from './judge-answers.ts';
import type { Nature, Reason, Signs, Verdict } from './types.ts';

/**
 * A verdict and its reasons in plain words, from a language's data file.
 *
 * Example: `The option in the same place on the screen was chosen 31 times in a row.`
 */
export interface QualityTextsFile {
  readonly verdicts: Readonly<Record<Exclude<Verdict, Doubt>, string>> &
    Readonly<Record<Doubt, Readonly<Record<Exclude<Nature, 'uninformative'>, string>>>>;
  readonly reasons: Readonly<Record<keyof Signs, string>>;
}

type Doubt = 'check' | 'unreliable';

/** What a verdict means. Carelessness and contradiction are said apart; the first reason that is either decides. */
export function describeVerdict(
  { verdicts }: QualityTextsFile,
  verdict: Verdict,
  reasons: readonly Pick<Reason, 'kind'>[],
): string {
  if (verdict === 'consistent' || verdict === 'uninformative') return verdicts[verdict];
  const doubts = reasons.map(({ kind }) => NATURE[kind]).filter((nature) => nature !== 'uninformative');
  return verdicts[verdict][doubts[0] ?? 'careless'];
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
