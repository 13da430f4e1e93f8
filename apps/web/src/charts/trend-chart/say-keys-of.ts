import type { CultureAnswer, Trend } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { allOf } from '../../lib/lists.ts';

export interface ShownRound {
  readonly round: Pick<NonNullable<CultureAnswer['round']>, 'id'> | null;
  readonly keys_version: string;
}

/**
 * By which keys all points are calculated; and that they are others than those of the figure beside the chart, so that
 * nobody looks for the reason why one round has two.
 */
export function sayKeysOf({ points }: Pick<Trend, 'points'>, shown?: ShownRound): string {
  const drawn = points.filter(({ figure }) => figure !== null);
  const [version = '', ...others] = [...new Set(drawn.map(({ keys_version }) => keys_version))];
  const all =
    others.length === 0
      ? t`All scores in this chart use version ${version} of the scoring keys.`
      : t`Each version of the questionnaire has its own scoring keys. Points here use versions ${allOf([version, ...others])}.`;
  const own = drawn.find(({ id }) => id === shown?.round?.id);
  if (shown === undefined || own === undefined || own.keys_version === shown.keys_version) return all;
  return `${all} ${t`The score at the top uses version ${shown.keys_version}, which is why it differs.`}`;
}
