import company from '../../data/sample/company.json' with { type: 'json' };
import type { Manner } from './manner.ts';

/**
 * The make-up of the company that the demo shows: who works where, and which truths are planted in
 * it so that the screens have something to find.
 *
 * Standings are in units of 40 points. A planted company mean replaces what is drawn; a planted
 * department or person is added to or set on top of it. All names are invented.
 *
 * Example: delegation is planted at -1.45: the culture page should say "Improve Delegation".
 */
export interface SampleCompany {
  readonly company: string;
  readonly planted: Planted;
  readonly departments: readonly SampleDepartment[];
  readonly vacancies: readonly { title: string; department: string; candidates: number }[];
  /** By candidate: behaviours that are set. */
  readonly candidates: readonly Readonly<Record<string, number>>[];
  readonly overactivated: readonly { employee: number; behaviour: string; standing: number }[];
  readonly careless: readonly { employee?: number; candidate?: number; manner: Manner }[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
}

export interface SampleDepartment {
  readonly name: string;
  readonly positions: readonly string[];
  readonly people: number;
  readonly planted: Planted;
}

export interface Planted {
  readonly behaviours: Readonly<Record<string, number>>;
  readonly perceptions: Readonly<Record<string, number>>;
}

/** The seed of the demo: with it the planted truths are found where the tests look for them. */
export const SAMPLE_SEED = 29;

export function loadSampleCompany(): SampleCompany {
  // TypeScript reads the keys of every JSON record as optional members and manners as any string.
  return company as unknown as SampleCompany;
}
