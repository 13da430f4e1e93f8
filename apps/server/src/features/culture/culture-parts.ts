import type { Parts } from '../../kernel/parts.ts';
import type { Compute } from './3-estimate/tasks.ts';

/** What the culture pages are answered from. */
export interface CultureParts extends Pick<Parts, 'db' | 'clock'> {
  readonly compute: Compute;
}
