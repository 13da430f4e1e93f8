import type { CultureFilter, Withheld } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { endsBeforeItBegins } from './culture-filter.ts';

/** Why there is nothing to see: of a period that holds no day, it is not that nobody has answered. */
export const sayWithheld = (withheld: Withheld | null, filter: CultureFilter): string | undefined =>
  withheld?.reason === 'no_answers' && endsBeforeItBegins(filter)
    ? t`The period ends before it begins. Please choose a later end or an earlier start.`
    : withheld?.text;
