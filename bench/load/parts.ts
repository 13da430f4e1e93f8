import type pg from 'pg';
import type { Product } from '../../tests/support/product.ts';
import type { Company } from '../culture/fill-company.ts';
import type { Floor } from './floor.ts';
import type { Report } from './report.ts';
import type { Respondent } from './respondents.ts';

/** What each part of the bench works with. */
export interface Bench {
  /** For each line of the report. */
  readonly seconds: number;
  readonly report: Report;
  readonly product: Product;
  /** The first process of the database. */
  readonly postmaster: number;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly floor: Floor;
  /** With 100,000 people who have submitted. */
  readonly company: Company;
  /** Two hundred more, who have not. */
  readonly respondents: readonly Respondent[];
  /** For files that are needed meanwhile. */
  readonly workFolder: string;
}
