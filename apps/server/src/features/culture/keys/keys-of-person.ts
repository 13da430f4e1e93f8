import type { Questionnaire } from '@fourfold/measurement';
import type { Queries } from '../../../kernel/database/database.ts';
import { type KeyCovariances, keyCovariances } from '../../assessment/key-covariance.ts';
import { type EncodedKeys, engineWith } from '../engine/engine.ts';
import { designOfRound } from '../engine/engine-of-round.ts';
import { type KeysVersion, loadKeys, newestVersion, versionNamed, versionOfRound } from './keys-of-round.ts';

/** What one person's answers are scored with: one version of the keys, and what is unknown of them. */
export interface PersonKeys {
  /** The version of the questionnaire that they fit. */
  readonly design: string;
  readonly version: string;
  readonly models: Questionnaire['models'];
  readonly errors: KeyCovariances;
}

interface Answered {
  readonly kind: string;
  readonly round_id: string;
}

/**
 * An employee is scored as the round is. Candidates are in no figure of a round, and move along with the newest of the
 * version that they were asked.
 */
export const versionOfPerson = async (db: Queries, { kind, round_id }: Answered): Promise<KeysVersion> =>
  kind === 'candidate'
    ? await newestVersion(db, await designOfRound(db, round_id))
    : (await versionOfRound(db, round_id)).keys;

export const keysOfPerson = async (db: Queries, person: Answered): Promise<PersonKeys> =>
  await personKeys(db, await versionOfPerson(db, person));

/** What the uncertainty of these keys adds to a person's ranges. The authors' are not compiled for it. */
export const errorsOfKeys = async (keys: EncodedKeys): Promise<KeyCovariances> =>
  (keys.encoded === null ? null : (await engineWith(keys)).personal) ?? (await keyCovariances(keys.design));

/** Those of what was written before; the person's own where there is no such version any more. */
export async function keysOfReport(
  db: Queries,
  written: string | null,
  person: Answered,
): Promise<PersonKeys> {
  const design = await designOfRound(db, person.round_id);
  const version = written === null ? undefined : await versionNamed(db, written, design);
  return version === undefined ? await keysOfPerson(db, person) : await personKeys(db, version);
}

/** Of a version of the questionnaire, whatever the round. */
export const newestKeysOf = async (db: Queries, design: string): Promise<PersonKeys> =>
  await personKeys(db, await newestVersion(db, design));

async function personKeys(db: Queries, version: KeysVersion): Promise<PersonKeys> {
  const keys = await loadKeys(db, version);
  const { questionnaire } = await engineWith(keys);
  return {
    design: version.design,
    version: version.name,
    models: questionnaire.models,
    errors: await errorsOfKeys(keys),
  };
}
