import type { ProfileMeasure } from '@fourfold/contract/schemas';
import type { MeasureKind, MeasureTexts, NamedScore } from '@fourfold/measurement';

type Described = Pick<ProfileMeasure, 'meaning' | 'suggestion'>;
const nothing: Described = { meaning: null, suggestion: null };

/**
 * What a score out of balance looks like at work, and one thing to try. A behaviour is healthiest in the middle, a
 * perception is better the higher it is: there is nothing to lower about it.
 */
export function describeSide(
  { behaviours, perceptions }: MeasureTexts,
  kind: MeasureKind,
  { key, band, side }: Pick<NamedScore, 'key' | 'band' | 'side'>,
): Described {
  if (band === 'balanced') return nothing;
  if (kind === 'behaviour') {
    const text = behaviours[key];
    if (text === undefined) return nothing;
    return side === 'low'
      ? { meaning: text.tooLittle, suggestion: text.raise }
      : { meaning: text.tooMuch, suggestion: text.lower };
  }
  const text = perceptions[key];
  if (text === undefined) return nothing;
  return side === 'low'
    ? { meaning: text.whenLow, suggestion: text.raise }
    : { meaning: text.whenHigh, suggestion: null };
}
