import { submitLead } from './leads.ts';
import type { Operation } from './operation.ts';

/** Every call of the API, listed once. */
export const operations: readonly Operation[] = [submitLead];
