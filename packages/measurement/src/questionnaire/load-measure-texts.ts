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
  readonly steps: Steps;
}

/** What to try for a week, for anyone who shows too little (`more`) or too much of it (`less`). */
export interface Steps {
  readonly more: Step;
  readonly less: Step;
}

/**
 * One thing to try, in the parts of a frame: "When ‹cue›, ‹act›. You’ll see it when ‹sign›."
 *
 * Example: "a plan changes", "say aloud one thing you will drop …", "the new plan is running before the day is out".
 */
export interface Step {
  readonly cue: string;
  readonly act: string;
  readonly sign: string;
}

export interface PerceptionText extends GroupText {
  readonly whenLow: string;
  readonly whenHigh: string;
  readonly raise: string;
}

export async function loadMeasureTexts(language: string): Promise<MeasureTexts> {
  const [{ competencies, behaviours }, perceptions, { steps }] = await Promise.all([
    loadLanguageFile<BehavioursFile>(language, 'behaviours'),
    loadLanguageFile<Pick<MeasureTexts, 'domains' | 'perceptions'>>(language, 'perceptions'),
    loadLanguageFile<{ readonly steps: Readonly<Record<string, Steps>> }>(language, 'steps'),
  ]);
  const whole = Object.entries(behaviours).map(([key, text]) => {
    const own = steps[key];
    if (own === undefined) throw new RangeError(`There is nothing to try for ${key}.`);
    return [key, { ...text, steps: own }] as const;
  });
  return { competencies, behaviours: Object.fromEntries(whole), ...perceptions };
}

interface BehavioursFile extends Pick<MeasureTexts, 'competencies'> {
  readonly behaviours: Readonly<Record<string, Omit<BehaviourText, 'steps'>>>;
}
