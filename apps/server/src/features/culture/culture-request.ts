import { createHash } from 'node:crypto';
import type { CultureFilter, CultureRound, Withheld } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import type { Membership } from '../../kernel/http/access.ts';
import { notFound } from '../../kernel/http/app-error.ts';
import type { Group } from './1-collect/read-statistics.ts';
import { readVersion } from './1-collect/read-version.ts';
import { type GateResult, passGate } from './2-release/gate.ts';
import { readVisibleRounds } from './2-release/visible-rounds.ts';
import type { SampleGroups } from './3-estimate/sample.ts';
import { computeWith } from './3-estimate/tasks.ts';
import type { CultureParts } from './culture-parts.ts';
import { authorsKeys, type KeysVersion, loadKeys, versionOfRound } from './keys/keys-of-round.ts';
import { type Viewer, viewerFromOutside, viewerOf } from './viewer.ts';

export const noDepartment = sentence('No department');

/** Who looks at which round, and which version of it: enough to know whether an answer has changed. */
export interface CultureRequest {
  readonly viewer: Viewer;
  readonly membership: Membership;
  readonly rounds: readonly CultureRound[];
  /** The one that was asked for, or the latest with something to show; null where there is none. */
  readonly round: CultureRound | null;
  /** Whether any round has something to show to this viewer; until then the sample company stands in. */
  readonly answered: boolean;
  readonly filter: CultureFilter;
  /** Whose figures they are: one version of the keys for all that this request shows. */
  readonly keys: KeysVersion;
  /** Whether there are none newer. */
  readonly newest: boolean;
  readonly version: string;
}

export const openRequest = (
  parts: Pick<CultureParts, 'db'>,
  membership: Membership,
  filter: CultureFilter,
): Promise<CultureRequest> => openRequestOf(parts, viewerOf(membership), membership, filter);

/** What may leave the house: the whole of a round as everyone behind the gate may be shown it. */
export function openRequestFromOutside(
  parts: Pick<CultureParts, 'db'>,
  organisationId: string,
  round: string | undefined,
): Promise<CultureRequest> {
  const viewer = viewerFromOutside(organisationId);
  const membership = {
    userId: viewer.userId,
    organisationId,
    role: 'viewer',
    grants: [],
    departments: [],
  } as const;
  return openRequestOf(parts, viewer, membership, round === undefined ? {} : { round });
}

async function openRequestOf(
  { db }: Pick<CultureParts, 'db'>,
  asking: Viewer,
  membership: Membership,
  filter: CultureFilter,
): Promise<CultureRequest> {
  const { viewer, rounds, latest } = await readVisibleRounds({ db }, asking);
  const answered = latest !== null;
  const round = filter.round === undefined ? latest : findRound(rounds, filter.round);
  const state = await readVersion(db, viewer, round?.id ?? null);
  // The sample company is shown as the authors' keys have it.
  const { keys, newest } = answered ? await versionOfRound(db, round?.id ?? null) : await authorsKeys();
  const { gated, own } = viewer;
  const seen = JSON.stringify([
    state,
    answered,
    rounds,
    gated,
    own,
    membership.role,
    filter,
    keys.number,
    newest,
  ]);
  const version = createHash('sha256').update(seen).digest('base64url').slice(0, 22);
  return { viewer, membership, rounds, round, answered, filter, keys, newest, version };
}

/** The parts, computing with the keys of this request. */
export async function partsFor<Parts extends CultureParts>(
  parts: Parts,
  { keys }: Pick<CultureRequest, 'keys'>,
): Promise<Parts> {
  return { ...parts, compute: computeWith(parts.compute, await loadKeys(parts.db, keys)) };
}

function findRound(rounds: readonly CultureRound[], id: string): CultureRound {
  const asked = rounds.find((round) => round.id === id);
  if (asked === undefined) throw notFound();
  return asked;
}

/** The groups of a request, whether they are the organisation's own or the sample company's. */
export interface VisibleGroups {
  readonly state: 'figures' | 'withheld' | 'sample';
  readonly whole: Group | null;
  readonly withheld: Withheld | null;
  /** In the order of their names; every department of the organisation, with its group where there is one to show. */
  readonly departments: readonly VisibleDepartment[];
  readonly released: boolean;
  readonly sample: SampleGroups | null;
}

export interface VisibleDepartment {
  readonly id: string;
  readonly name: string;
  readonly group: Group | null;
}

let sample: Promise<SampleGroups> | undefined;

/** The sample company answers once in the life of a process. */
export function sampleGroups({ compute }: Pick<CultureParts, 'compute'>): Promise<SampleGroups> {
  sample ??= compute('sample', null).catch((error) => {
    sample = undefined;
    throw error;
  });
  return sample;
}

export async function readVisibleGroups(
  parts: CultureParts,
  { viewer, round, answered, filter }: CultureRequest,
): Promise<VisibleGroups> {
  if (round === null || !answered) {
    return sampleVisibleGroups(await sampleGroups(parts), filter);
  }
  const result = await passGate(parts, viewer, round.id, filter);
  const departments = await listNames(parts, viewer, result, filter);
  return {
    state: result.whole === null ? 'withheld' : 'figures',
    whole: result.whole,
    withheld: result.withheld,
    departments: departments.map(({ id, name }) => ({ id, name, group: result.departments.get(id) ?? null })),
    released: result.released,
    sample: null,
  };
}

function sampleVisibleGroups(groups: SampleGroups, { department }: CultureFilter): VisibleGroups {
  const departments = groups.departments.map(({ id, name, group, people }) => ({
    id,
    name,
    group: { people, encoded: group },
  }));
  const asked = departments.find(({ id }) => id === department);
  return {
    state: 'sample',
    whole: asked?.group ?? { people: groups.people, encoded: groups.whole },
    withheld: null,
    departments: asked === undefined ? departments : [asked],
    released: false,
    sample: groups,
  };
}

/** Those without a department stand last, where there are any. */
async function listNames(
  { db }: CultureParts,
  { organisationId }: Viewer,
  { departments }: GateResult,
  filter: CultureFilter,
) {
  const rows = await db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .orderBy((expression) => expression.fn('lower', ['name']))
    .execute();
  const all = departments.has('none') ? [...rows, { id: 'none', name: noDepartment() }] : rows;
  return filter.department === undefined ? all : all.filter(({ id }) => id === filter.department);
}
