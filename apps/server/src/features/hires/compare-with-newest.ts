import type { Queries } from '../../kernel/database/database.ts';
import { keyCovariances } from '../assessment/key-covariance.ts';
import type { TaskInput } from '../culture/3-estimate/tasks.ts';
import { loadKeys, newestVersion } from '../culture/keys/keys-of-round.ts';
import type { CompareOnce } from './compare-once.ts';

/**
 * Candidates and the team beside them under one version of the keys, whichever round the team's answers are from. It is
 * the newest, which the open round has as well: candidates are in no round's figures, so they keep no older one. All of
 * them have answered the same version of the questionnaire.
 */
export async function compareWithNewest(
  { db, compare }: { readonly db: Queries; readonly compare: CompareOnce },
  design: string,
  task: Pick<TaskInput<'candidates'>, 'team' | 'candidates'>,
) {
  const version = await newestVersion(db, design);
  const { behaviour: keyCovariance } = await keyCovariances(design);
  const computed = await compare({ ...task, keyCovariance }, await loadKeys(db, version));
  return { ...computed, keys_version: version.name };
}
