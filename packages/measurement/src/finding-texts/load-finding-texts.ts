import { loadLanguageFile } from '../questionnaire/load-language-file.ts';
import type { Label } from '../ranking/label.ts';

/**
 * The words around opportunities and barriers in a language: templates with `{score}`, `{people}`
 * and the like in them.
 *
 * Example: `(await loadFindingTexts('en')).opportunity.name.improve` is `Improve {name}`.
 */
export interface FindingTexts {
  /** The evidence where there is nobody to count. */
  readonly one: string;
  readonly opportunity: {
    readonly name: Readonly<Record<'improve' | 'reduce', string>>;
    readonly evidence: Readonly<Record<'improve' | 'reduce', string>>;
    /** The evidence where the group is not out of balance: nothing says then that it was. */
    readonly balanced: Readonly<Record<'improve' | 'reduce', string>>;
    readonly ties: string;
  };
  readonly barrier: {
    readonly evidence: string;
    /** The evidence where the group does not see it as weak. */
    readonly notWeak: string;
    readonly ties: string;
  };
  readonly label: Readonly<Record<Label, string>>;
  /** `closest`: surely not one of the five, and named because five are. */
  readonly settle: Readonly<Record<'none' | 'closest' | 'some' | 'never', string>>;
}

export function loadFindingTexts(language: string): Promise<FindingTexts> {
  return loadLanguageFile<FindingTexts>(language, 'findings');
}
