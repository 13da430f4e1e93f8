import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import {
  DEPARTURES,
  type Departure,
  LEAN,
  LOADING_SD,
  POPULARITY_SD,
} from '@fourfold/measurement/simulation/world.ts';
import type { Effort } from './effort.ts';
import { recoverGroups } from './groups.ts';
import { recoverPersons } from './persons.ts';
import type { EvidenceRow, EvidenceTable } from './row.ts';

/**
 * The table on truths that are not our model: whether intervals that hold the keys' uncertainty
 * still hold the truth.
 *
 * A simulator that only repeats the scorer's assumptions proves nothing. Every ten people and every
 * pair of groups have a world of their own.
 *
 * Example: `popularity: groups of 300, behaviours`, 0.9 or more.
 */
const NAMES: Readonly<Record<Departure, string>> = {
  popularity: `popularities of SD ${POPULARITY_SD} logits`,
  loadings: `loadings off by ${100 * LOADING_SD}%`,
  correlations: 'other trait correlations',
  acquiescence: `a lean to the last step (${LEAN.mean} logits a step, SD ${LEAN.sd})`,
};

export function otherTruthTable(
  engine: GroupEngine,
  keyCovariance: Readonly<Record<MeasureKind, Float64Array>>,
  { otherPeople, otherGroups, seed, slack }: Effort,
): EvidenceTable {
  const truths = [...DEPARTURES.map((departure) => [departure]), [...DEPARTURES]];
  const rows = truths.flatMap((departures) =>
    (['behaviour', 'perception'] as const).flatMap((kind): EvidenceRow[] => {
      const name = departures.length > 1 ? 'all of them' : NAMES[departures[0] as Departure];
      const row = (what: string, found: number): EvidenceRow => ({
        what: `${name}: ${what}, ${kind}s`,
        found,
        from: 0.9 - slack,
      });
      const trial = { people: otherPeople, departures, seed };
      const persons = recoverPersons(engine.questionnaire, kind, keyCovariance[kind], trial);
      return [
        row('persons', persons.absolute.coverage()),
        ...([30, 300] as const).flatMap((people) => {
          const groups = recoverGroups(engine, kind, {
            people,
            worlds: otherGroups[people],
            departures,
            seed,
          });
          return [
            row(`groups of ${people}`, groups.absolute.coverage()),
            // Beyond what the ranges promise: large groups that truly differ, in a world where everything is wrong.
            departures.length > 1 && people === 300
              ? {
                  what: `${name}: differences of groups of 300, ${kind}s`,
                  found: groups.difference.coverage(),
                }
              : row(`differences of groups of ${people}`, groups.difference.coverage()),
          ];
        }),
      ];
    }),
  );
  return {
    title: 'When the truth is not our model',
    how: `Share of true values inside the 95% interval: absolute intervals hold the keys' uncertainty, and are about the members who answered; those of differences are about the groups, members who did not answer included, by competency or domain, and hold what wrong loadings stretch. ${otherPeople} people, ${2 * otherGroups[30]} groups of 30 and ${2 * otherGroups[300]} of 300 a line. Seed ${seed}.`,
    rows,
  };
}
