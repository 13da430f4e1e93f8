import type { User } from '@fourfold/contract/schemas';
import { grantable, howToGet, type Permission } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { allOf, eitherOf } from './lists.ts';

const right: Permission = 'reports:write';

interface Refusal {
  readonly refusal: string;
  readonly refusalTitle?: string;
}

/** What someone who cannot write reports is told, with the names of those who can do something about it. */
export function howToWriteReports({ organisation }: Pick<User, 'organisation'>): Refusal {
  if (organisation === null) return { refusal: '' };
  const { role, grants, authors_listed, owners } = organisation;
  const withheld = authors_listed ? [right] : [];
  const refusal = howToGet({ role, grants, withheld }, right, allOf) ?? '';
  const isRole = !authors_listed && !grantable(role).includes(right);
  return {
    refusal: authors_listed ? refusal : t`${refusal} Please talk to ${eitherOf(owners)}.`,
    ...(isRole ? {} : { refusalTitle: t`You cannot write reports yet` }),
  };
}
