import { createHash } from 'node:crypto';
import type { CultureFilter, CultureRound, Withheld } from '@fourfold/contract/schemas';
import type { Membership } from '../../kernel/http/access.ts';
import { notFound } from '../../kernel/http/app-error.ts';
import type { SampleGroups } from './compute/sample.ts';
import type { CultureParts } from './culture-parts.ts';
import { look, type Sight } from './gate/gate.ts';
import { roundsInSight } from './rounds-in-sight.ts';
import type { Group } from './statistics/read-statistics.ts';
import { readVersion } from './statistics/read-version.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** Who looks at which round, and which version of it: enough to know whether an answer has changed. */
export interface Scene {
  readonly viewer: Viewer;
  readonly membership: Membership;
  readonly rounds: readonly CultureRound[];
  /** The one that was asked for, or the latest with something to show; null where there is none. */
  readonly round: CultureRound | null;
  /** Whether any round has something to show to this viewer; until then the sample company stands in. */
  readonly answered: boolean;
  readonly filter: CultureFilter;
  readonly version: string;
}

export async function setScene(
  { db, clock }: CultureParts,
  membership: Membership,
  filter: CultureFilter,
): Promise<Scene> {
  const { viewer, rounds, latest } = await roundsInSight({ db, clock }, viewerOf(membership));
  const answered = latest !== null;
  const round = filter.round === undefined ? latest : findRound(rounds, filter.round);
  const state = await readVersion(db, viewer, round?.id ?? null);
  const { gated, own } = viewer;
  const seen = JSON.stringify([state, answered, rounds, gated, own, membership.role, filter]);
  const version = createHash('sha256').update(seen).digest('base64url').slice(0, 22);
  return { viewer, membership, rounds, round, answered, filter, version };
}

function findRound(rounds: readonly CultureRound[], id: string): CultureRound {
  const asked = rounds.find((round) => round.id === id);
  if (asked === undefined) throw notFound();
  return asked;
}

/** The groups of a scene, whether they are the organisation's own or the sample company's. */
export interface Stage {
  readonly state: 'figures' | 'withheld' | 'sample';
  readonly whole: Group | null;
  readonly withheld: Withheld | null;
  /** In the order of their names; every department of the organisation, with its group where there is one to show. */
  readonly departments: readonly StagedDepartment[];
  readonly released: boolean;
  readonly sample: SampleGroups | null;
}

export interface StagedDepartment {
  readonly id: string;
  readonly name: string;
  readonly group: Group | null;
}

let sample: Promise<SampleGroups> | undefined;

/** The sample company answers once in the life of a process. */
export function sampleGroups({ reckon }: Pick<CultureParts, 'reckon'>): Promise<SampleGroups> {
  sample ??= reckon('sample', null).catch((error) => {
    sample = undefined;
    throw error;
  });
  return sample;
}

export async function setStage(
  parts: CultureParts,
  { viewer, round, answered, filter }: Scene,
): Promise<Stage> {
  if (round === null || !answered) {
    return stageSample(await sampleGroups(parts), filter);
  }
  const sight = await look(parts, viewer, round.id, filter);
  const departments = await listNames(parts, viewer, sight, filter);
  return {
    state: sight.whole === null ? 'withheld' : 'figures',
    whole: sight.whole,
    withheld: sight.withheld,
    departments: departments.map(({ id, name }) => ({ id, name, group: sight.departments.get(id) ?? null })),
    released: sight.released,
    sample: null,
  };
}

function stageSample(groups: SampleGroups, { department }: CultureFilter): Stage {
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
  { departments }: Sight,
  filter: CultureFilter,
) {
  const rows = await db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .orderBy((expression) => expression.fn('lower', ['name']))
    .execute();
  const all = departments.has('none') ? [...rows, { id: 'none', name: 'No department' }] : rows;
  return filter.department === undefined ? all : all.filter(({ id }) => id === filter.department);
}
