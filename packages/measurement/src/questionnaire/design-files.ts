/**
 * The shapes of the data files that say who meets whom in the questionnaire.
 *
 * They hold keys and signs only: no weights (those are in `build-design.ts`) and no words (those are in the folder
 * of a language).
 *
 * Example: data/constructs.json is a `ConstructsFile`.
 */
export interface MeasuresFile {
  readonly competencies: readonly { key: string; behaviours: readonly { id: number; key: string }[] }[];
  readonly domains: readonly { key: string; perceptions: readonly { id: number; key: string }[] }[];
}

export interface TendencyOption {
  readonly key: string;
  readonly primary: string;
  /** Null where readers see one behaviour only. */
  readonly secondary: { readonly measure: string; readonly sign: number } | null;
  /** Readers' mean rating: from 1 to 5 in version 1, from 1 to 7 in version 2; null until rated. */
  readonly desirability: number | null;
}

export interface TendencyFile {
  readonly tendency: readonly { id: number; key: string; options: readonly TendencyOption[] }[];
}

export interface Construct {
  readonly id: number;
  readonly key: string;
  readonly perception: string;
  readonly secondary: { readonly perception: string; readonly sign: number } | null;
  /** Which pole, as the respondent reads them, speaks well of work here: `first` or `last`. */
  readonly favourable: string;
}

export interface Mirror {
  readonly id: number;
  readonly key: string;
  /** The construct that it asks again. */
  readonly of: string;
  readonly favourable: string;
}

export interface ConstructsFile {
  readonly constructs: readonly Construct[];
  readonly mirrors: readonly Mirror[];
}

export interface DesignFiles {
  readonly version: string;
  readonly measures: MeasuresFile;
  readonly tendency: TendencyFile;
  readonly constructs: ConstructsFile;
}
