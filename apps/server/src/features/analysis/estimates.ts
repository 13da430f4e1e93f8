import { type MeasureKind, type Model, meanOfBlock } from '@fourfold/measurement';
import type { Queries } from '../../kernel/database/database.ts';
import type { AskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { type HalfEstimate, HalvesRoom } from '../assessment/half-estimate.ts';
import type { Compute } from '../culture/3-estimate/tasks.ts';
import type { EncodedKeys } from '../culture/engine/engine.ts';
import { errorsOfKeys, versionOfPerson } from '../culture/keys/keys-of-person.ts';
import { type KeysVersion, loadKeys } from '../culture/keys/keys-of-round.ts';
import type { AnsweredKind, AnswersRow } from './people.repository.ts';

export type Estimates = Readonly<Record<MeasureKind, HalfEstimate>>;

/** The keys by which the screens show someone, with what they add to every error. */
export interface RowKeys {
  readonly version: string;
  readonly encoded: EncodedKeys;
  readonly keyVariance: Readonly<Record<MeasureKind, Float64Array>>;
  /** The same of the competencies and the domains. */
  readonly groupKeyVariance: Readonly<Record<MeasureKind, Float64Array>>;
}

type Models = AskedQuestionnaire['models'];

interface Asked {
  readonly kind: string;
  readonly round_id: string;
}

/** Employees have those of their round; candidates the newest of what they were asked. */
const nameOf = ({ kind, round_id }: Asked): string => `${kind} ${round_id}`;

export type KeysOf = (row: Asked) => RowKeys | undefined;

/** Read once for all rows: a round has one version. */
export async function readKeys(
  db: Queries,
  answered: readonly AnsweredKind[],
  models: Models,
): Promise<KeysOf> {
  const asked = new Map(answered.map((row) => [nameOf(row), row]));
  const found = new Map<string, RowKeys>();
  for (const [name, row] of asked)
    found.set(name, await toRowKeys(db, await versionOfPerson(db, row), models));
  return (row) => found.get(nameOf(row));
}

async function toRowKeys(db: Queries, version: KeysVersion, models: Models): Promise<RowKeys> {
  const encoded = await loadKeys(db, version);
  const errors = await errorsOfKeys(encoded);
  return {
    version: version.name,
    encoded,
    keyVariance: { behaviour: diagonalOf(errors.behaviour), perception: diagonalOf(errors.perception) },
    groupKeyVariance: {
      behaviour: ofGroups(errors.behaviour, models.behaviour),
      perception: ofGroups(errors.perception, models.perception),
    },
  };
}

function diagonalOf(matrix: Float64Array): Float64Array {
  const size = Math.sqrt(matrix.length);
  return Float64Array.from({ length: size }, (_, at) => matrix[at * (size + 1)] as number);
}

const ofGroups = (matrix: Float64Array, { size, groups }: Pick<Model, 'size' | 'groups'>): Float64Array =>
  Float64Array.from(groups, ({ members }) => meanOfBlock(matrix, size, members));

const nothing32 = new Float32Array();
const none: HalfEstimate = { theta: nothing32, errors: nothing32, groupErrors: nothing32 };
const nothing: Estimates = { behaviour: none, perception: none };

/**
 * The estimates that the screens show, of so many people. What was stored at the submission is the same where it was
 * made with the same keys; anyone else is scored again, in a thread.
 */
export async function estimatesOf(
  compute: Compute,
  rows: readonly AnswersRow[],
  keysOf: KeysOf,
  models: Models,
): Promise<Estimates[]> {
  const room = new HalvesRoom();
  const estimates = rows.map((row) => {
    const stored = isStored(row, keysOf(row)) ? storedOf(row, room, models) : null;
    return stored !== null && isWhole(stored) ? stored : null;
  });
  const missing = new Map<RowKeys, number[]>();
  for (const [at, estimate] of estimates.entries()) {
    const row = rows[at] as AnswersRow;
    const keys = keysOf(row);
    if (estimate !== null || keys === undefined || row.choices === null) continue;
    missing.set(keys, [...(missing.get(keys) ?? []), at]);
  }
  for (const [{ encoded }, places] of missing) {
    const sheets = places.map((at) => rows[at]?.choices ?? new Uint8Array());
    const made = await compute('estimates', { sheets }, encoded);
    for (const [index, at] of places.entries()) estimates[at] = asAsked(rows[at] as AnswersRow, made[index]);
  }
  return estimates.map((estimate) => estimate ?? nothing);
}

/** A pulse tells nothing of one person's single measures. */
const hasSingle = ({ form }: AnswersRow): boolean => form !== 'pulse';

const isStored = (row: AnswersRow, keys: RowKeys | undefined): boolean =>
  !hasSingle(row) || row.model_version === keys?.version;

/** A candidate was asked nothing about work here. */
const asAsked = ({ form }: AnswersRow, made: Estimates | undefined): Estimates =>
  made === undefined
    ? nothing
    : { behaviour: made.behaviour, perception: form === 'full' ? made.perception : none };

const storedOf = ({ behaviours, perceptions }: AnswersRow, room: HalvesRoom, models: Models): Estimates => ({
  behaviour: room.unpack(behaviours ?? '', models.behaviour.size),
  perception: room.unpack(perceptions ?? '', models.perception.size),
});

/** What was stored before the errors of competencies were kept lacks them. */
const isWhole = ({ behaviour, perception }: Estimates): boolean =>
  [behaviour, perception].every(({ theta, groupErrors }) => theta.length === 0 || groupErrors.length > 0);
