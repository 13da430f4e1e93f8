import { loadLanguageFile } from './load-language-file.ts';

/**
 * What the measures are called and mean in a language, for screens and reports.
 *
 * A behaviour is healthiest in the middle and has words for either side of it and a suggestion to move
 * each way; a perception is better the higher it is and has a suggestion to raise it.
 *
 * Example: `(await loadMeasureTexts('en')).behaviours.active_listening?.name` is `Active Listening`.
 */
export interface MeasureTexts {
  readonly competencies: Readonly<Record<string, GroupText>>;
  readonly behaviours: Readonly<Record<string, BehaviourText>>;
  readonly domains: Readonly<Record<string, GroupText>>;
  readonly perceptions: Readonly<Record<string, PerceptionText>>;
}

export interface GroupText {
  readonly name: string;
  readonly definition: string;
}

export interface BehaviourText extends GroupText {
  /** What too little of it looks like at work. */
  readonly tooLittle: string;
  readonly tooMuch: string;
  /** One suggestion for anyone who shows too little. */
  readonly raise: string;
  readonly lower: string;
}

export interface PerceptionText extends GroupText {
  readonly whenLow: string;
  readonly whenHigh: string;
  readonly raise: string;
}

export async function loadMeasureTexts(language: string): Promise<MeasureTexts> {
  const [behaviours, perceptions] = await Promise.all([
    loadLanguageFile<Pick<MeasureTexts, 'competencies' | 'behaviours'>>(language, 'behaviours'),
    loadLanguageFile<Pick<MeasureTexts, 'domains' | 'perceptions'>>(language, 'perceptions'),
  ]);
  return { ...behaviours, ...perceptions };
}
