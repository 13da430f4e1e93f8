import type { CultureRound } from '@fourfold/contract/schemas';
import { fewestInTeam } from '@fourfold/contract/words';
import type { MeasureKind, TeamScores } from '@fourfold/measurement';
import type { Membership } from '../../../kernel/http/access.ts';
import { passGate } from '../../culture/2-release/gate.ts';
import { computeWith } from '../../culture/3-estimate/tasks.ts';
import { openRequest } from '../../culture/culture-request.ts';
import { designOfRound } from '../../culture/engine/engine-of-round.ts';
import { type KeysVersion, loadKeys, versionOfRound } from '../../culture/keys/keys-of-round.ts';
import type { TeamParts } from '../team/team-plan.service.ts';

/** One round as its teams stand in it, through the gate of the person who asks. */
export interface RoundOfTeams {
  readonly round: CultureRound;
  readonly design: string;
  /** Of the keys that its figures were made with. */
  readonly keysVersion: string;
  /** By department: those with five answers or more that this viewer is shown. */
  readonly teams: ReadonlyMap<string, TeamScores>;
  /** In all of the departments that this viewer is shown, however few in each. */
  readonly people: number;
}

/** Before the first start, the latest rounds are enough: teams move on by themselves. */
const roundsBefore = 2;
const mostRounds = 12;

/** The rounds that tell of a plan which started on this day, the earliest first. */
export function chooseRounds(rounds: readonly CultureRound[], firstStart: string): CultureRound[] {
  const answered = rounds.filter(({ has_answers }) => has_answers);
  const isBefore = ({ opened_at }: CultureRound) => opened_at.slice(0, 10) < firstStart;
  const before = answered.filter(isBefore).slice(0, roundsBefore);
  const after = answered.filter((round) => !isBefore(round));
  return [...after.toReversed().slice(0, mostRounds - before.length), ...before].toSorted(
    (a, b) => a.number - b.number,
  );
}

export interface FiguresAsked {
  readonly kind: MeasureKind;
  readonly departments: readonly string[];
  readonly choose: (rounds: readonly CultureRound[]) => readonly CultureRound[];
}

/** Rounds of one version of the questionnaire are read with the keys of the latest, so that levels can be compared. */
export async function readTeams(
  parts: TeamParts,
  membership: Membership,
  { kind, departments, choose }: FiguresAsked,
): Promise<RoundOfTeams[]> {
  const { viewer, rounds } = await openRequest(parts, membership, {});
  const chosen = choose(rounds);
  const designs = await Promise.all(chosen.map(({ id }) => designOfRound(parts.db, id)));
  const latest = new Map(chosen.map((round, index) => [designs[index] ?? '', round.id]));
  // Asked once: a version that is learned meanwhile would stand in some rounds of a comparison and not in others.
  const keysOf = new Map<string, KeysVersion>();
  for (const [design, id] of latest) keysOf.set(design, (await versionOfRound(parts.db, id)).keys);
  const found: RoundOfTeams[] = [];
  for (const [index, round] of chosen.entries()) {
    const design = designs[index] ?? '';
    const keys = keysOf.get(design);
    if (keys === undefined) throw new Error(`No round is of version ${design}.`);
    const compute = computeWith(parts.compute, await loadKeys(parts.db, keys));
    const gate = await passGate(parts, viewer, round.id, {});
    const seen = departments.flatMap((id) => {
      const group = gate.departments.get(id);
      return group === undefined ? [] : [{ id, group }];
    });
    const shown = seen.filter(({ group }) => group.people >= fewestInTeam);
    const scores =
      shown.length === 0
        ? []
        : await compute('teamScores', { groups: shown.map(({ group }) => group.encoded), kind });
    found.push({
      round,
      design,
      keysVersion: keys.name,
      teams: new Map(scores.map((own, at) => [shown[at]?.id ?? '', own])),
      people: seen.reduce((sum, { group }) => sum + group.people, 0),
    });
  }
  return found;
}
