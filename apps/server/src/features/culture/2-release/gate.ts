import type { CultureFilter, Withheld } from '@fourfold/contract/schemas';
import { addStatistics, encodeStatistics } from '@fourfold/measurement';
import { gatherFiltered } from '../1-collect/gather-filtered.ts';
import { isNarrowed } from '../1-collect/narrow.ts';
import {
  addUp,
  type Group,
  inSnapshot,
  type RoundStatistics,
  readBoth,
  readStatistics,
} from '../1-collect/read-statistics.ts';
import { type TakenAway, takeAway } from '../1-collect/take-away.ts';
import { computeWith } from '../3-estimate/tasks.ts';
import type { CultureParts } from '../culture-parts.ts';
import { authorsKeysOf, loadEngine } from '../engine/engine.ts';
import { designOfRound } from '../engine/engine-of-round.ts';
import { decode } from '../engine/figures.ts';
import { seesPeople, type Viewer } from '../viewer.ts';
import { listClosed } from './hidden.ts';
import { readReleased } from './released.ts';
import { withheldFor } from './withheld.ts';

export type GateParts = Pick<CultureParts, 'db' | 'compute'>;

/** What a viewer gets of the answers of one round: groups, and nothing of which fewer than five could be told. */
export interface GateResult {
  /** The cut that was asked for. */
  readonly whole: Group | null;
  readonly withheld: Withheld | null;
  /** By id of the department: those that have a figure for this viewer. */
  readonly departments: ReadonlyMap<string, Group>;
  /** Whether these are released batches rather than everything that there is. */
  readonly released: boolean;
}

/**
 * The gate: the one way from answers to figures of groups. Screens, exports, the report, live updates and the
 * comparison with candidates all come through here.
 *
 * People who may see those of a cut get it live, with every filter. Everyone else gets sums of released batches
 * (`form-batches.ts`), as far as nobody could be told by what this viewer ever saw (`hidden.ts`), and no filter that
 * could cut through one. Releasing, and noting what is shown, has to be asked before: `visible-rounds.ts`.
 */
export async function passGate(
  parts: GateParts,
  viewer: Viewer,
  roundId: string,
  filter: CultureFilter,
): Promise<GateResult> {
  if (seesPeople(viewer, filter.department)) {
    return present(await readLive(parts, viewer, roundId, filter), filter, false, 'no_answers');
  }
  if (isNarrowed(filter) || filter.include !== undefined) {
    return {
      whole: null,
      withheld: withheldFor('filter_shows_people'),
      departments: new Map(),
      released: true,
    };
  }
  const { shown, hidden } = await readReleased(parts, roundId, viewer);
  const isHidden = hidden.some((member) => isIn(member, filter));
  return present(shown, filter, true, isHidden ? 'seen_before' : 'not_released');
}

const isIn = ({ in_department, department_id }: TakenAway, { department }: CultureFilter) =>
  department === undefined || (in_department && (department_id ?? 'none') === department);

/** A team for comparing candidates with: the same rules as for every other figure. */
export async function readTeam(
  parts: GateParts,
  viewer: Viewer,
  roundId: string,
  department: string | undefined,
): Promise<Group | Withheld> {
  const { whole, withheld } = await passGate(
    parts,
    viewer,
    roundId,
    department === undefined ? {} : { department },
  );
  return whole ?? withheld ?? withheldFor('too_few');
}

async function readLive(
  parts: GateParts,
  viewer: Viewer,
  roundId: string,
  filter: CultureFilter,
): Promise<RoundStatistics> {
  const version = await designOfRound(parts.db, roundId);
  const compute = computeWith(parts.compute, authorsKeysOf(version));
  if (isNarrowed(filter))
    return await gatherFiltered({ ...parts, compute }, viewer, roundId, version, filter);
  const { counted, closed } = await inSnapshot(parts.db, async (tx) => ({
    counted: await readBoth(tx, roundId, 'live'),
    closed: viewer.gated ? await listClosed(tx, viewer, roundId, version) : [],
  }));
  const live = await takeAway(compute, await addUp(counted), closed);
  if (filter.include === undefined) return live;
  return await putTogether(version, live, await readStatistics(parts.db, roundId, 'left_out'));
}

async function putTogether(
  version: string,
  one: RoundStatistics,
  other: RoundStatistics,
): Promise<RoundStatistics> {
  const engine = await loadEngine(version);
  const sum = (a: Group | null | undefined, b: Group | null | undefined): Group | null => {
    if (!a || !b) return a ?? b ?? null;
    const statistics = decode(engine, a.encoded);
    addStatistics(statistics, decode(engine, b.encoded));
    return { people: a.people + b.people, encoded: encodeStatistics(statistics) };
  };
  const departments = new Map<string, Group>();
  for (const id of new Set([...one.departments.keys(), ...other.departments.keys()])) {
    const both = sum(one.departments.get(id), other.departments.get(id));
    if (both !== null) departments.set(id, both);
  }
  return { whole: sum(one.whole, other.whole), departments };
}

function present(
  { whole, departments }: RoundStatistics,
  { department }: CultureFilter,
  released: boolean,
  otherwise: Withheld['reason'],
): GateResult {
  const asked = department === undefined ? whole : (departments.get(department) ?? null);
  return {
    whole: asked,
    withheld: asked === null ? withheldFor(otherwise) : null,
    departments:
      department === undefined ? departments : new Map([...departments].filter(([id]) => id === department)),
    released,
  };
}
