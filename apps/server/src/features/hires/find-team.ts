import type { ComparedTeam, Withheld } from '@fourfold/contract/schemas';
import { say } from '@fourfold/words';
import type { Membership } from '../../kernel/http/access.ts';
import { readTeam } from '../culture/2-release/gate.ts';
import { readVisibleRounds } from '../culture/2-release/visible-rounds.ts';
import { withheldFor } from '../culture/2-release/withheld.ts';
import type { CultureParts } from '../culture/culture-parts.ts';
import { designOfRound } from '../culture/engine/engine-of-round.ts';
import type { Encoded } from '../culture/engine/figures.ts';
import { seesPeople, type Viewer, viewerOf } from '../culture/viewer.ts';
import { listDepartments } from '../identity/departments/departments.repository.ts';

export interface Team {
  /** Which of the teams this is, shown or withheld. */
  readonly id: string;
  readonly team: ComparedTeam | null;
  readonly encoded: Encoded | null;
  /** The version of the questionnaire that it answered; null where nobody has. */
  readonly design: string | null;
  readonly withheld: Withheld | null;
  /** Everything that could be compared with: the whole and the departments. */
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

export interface WantedTeam {
  /** What was asked for: it is answered or refused, never replaced. */
  readonly asked: string | undefined;
  /** The team of the vacancy: the whole stands in for it where it has no figures. */
  readonly preferred: string | null;
}

/** The team to compare with, through the gate like every other figure of a group. */
export async function findTeam(
  parts: CultureParts,
  membership: Membership,
  { asked, preferred }: WantedTeam,
): Promise<Team> {
  const { viewer, latest } = await readVisibleRounds(parts, viewerOf(membership));
  const departments = await listDepartments(parts.db, viewer.organisationId);
  const teams = [{ id: 'whole', name: say('The whole company') }, ...departments];
  if (latest === null) {
    const id = asked ?? preferred ?? 'whole';
    // Whether nobody has answered yet or too few is not told behind the gate.
    const free = seesPeople(viewer, id === 'whole' ? undefined : id);
    return {
      id,
      team: null,
      encoded: null,
      design: null,
      withheld: withheldFor(free ? 'no_answers' : 'not_released'),
      teams,
    };
  }
  const design = await designOfRound(parts.db, latest.id);
  const find = async (id: string) => ({ ...(await lookAt(parts, viewer, latest.id, teams, id)), design });
  if (asked !== undefined) return { ...(await find(asked)), teams };
  const own = preferred === null ? null : await find(preferred);
  if (own?.team) return { ...own, teams };
  const whole = await find('whole');
  // Where neither is shown, what is said is said of the team that the candidates would join.
  return { ...(whole.team === null && own !== null ? own : whole), teams };
}

async function lookAt(
  parts: CultureParts,
  viewer: Viewer,
  roundId: string,
  teams: Team['teams'],
  id: string,
): Promise<Omit<Team, 'teams' | 'design'>> {
  const named = teams.find((team) => team.id === id);
  if (named === undefined) return { id, team: null, encoded: null, withheld: withheldFor('no_answers') };
  const seen = await readTeam(parts, viewer, roundId, id === 'whole' ? undefined : id);
  if ('reason' in seen) return { id, team: null, encoded: null, withheld: seen };
  return { id, team: { ...named, people: seen.people }, encoded: seen.encoded, withheld: null };
}

/** The same for someone who answered another version: then there is nothing to compare with. */
export const besideVersion = (team: Team, design: string): Team =>
  team.team === null || team.design === design
    ? team
    : { ...team, team: null, encoded: null, withheld: withheldFor('other_version') };
