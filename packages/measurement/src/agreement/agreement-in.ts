import { type Moments, momentsOf, restOf } from '../comparison/moments.ts';
import type { GroupEngine } from '../group/group-engine.ts';
import { type GroupStatistics, STEPS, wholeIn } from '../group/group-statistics.ts';
import { membersSpread } from '../group/members-spread.ts';
import type { MeasureKind } from '../questionnaire/types.ts';
import { findCamps } from './camps.ts';
import { agreementOf, type GroupSums, type Intraclass, intraclass } from './intraclass.ts';

/**
 * How much the people of a group agree, measure by measure and competency by competency.
 *
 * `agreement` is of true standings: 0 where they differ as much as people at large, 1 where all stand at one place.
 * ICC(1) and ICC(2) are of the departments, from the scores as people's answers give them. Two camps are said of
 * competencies alone: one measure of a few dozen people cannot tell.
 *
 * Example: `agreementIn(engine, 'behaviour', sales, company, departments).groups[0]?.camps`.
 */
export interface GroupAgreement {
  readonly measures: readonly Agreement[];
  readonly groups: readonly (Agreement & { readonly camps: boolean })[];
}

export interface Agreement {
  readonly key: string;
  /** Null for a group of one. */
  readonly agreement: number | null;
  /** Null with fewer than two departments. */
  readonly departments: Pick<Intraclass, 'icc1' | 'icc2'> | null;
}

/** `company` holds the group, or is it; `departments` are those of the company. */
export function agreementIn(
  engine: GroupEngine,
  kind: MeasureKind,
  group: GroupStatistics,
  company: GroupStatistics,
  departments: readonly GroupStatistics[],
): GroupAgreement {
  const { groups, measures } = engine.questionnaire.models[kind];
  const people = wholeIn(group);
  const spread = membersSpread(engine.spread[kind], group[kind], people).values;
  const moments = (statistics: GroupStatistics): Moments =>
    momentsOf(groups, statistics[kind], wholeIn(statistics));
  const own = moments(group);
  const parts = departments.filter((statistics) => wholeIn(statistics) > 0).map(moments);
  const camps = findCamps(engine.scale[kind], own, othersOf(moments(company), own));
  const alike = (variance: number): number | null => (people < 2 ? null : agreementOf(variance, 1));
  return {
    measures: measures.map(({ key }, index) => ({
      key,
      agreement: alike(spread[index] as number),
      departments: intraclass(departments.map((statistics) => sumsOf(statistics, kind, index))),
    })),
    groups: groups.map(({ key, members }, index) => ({
      key,
      agreement: alike(members.reduce((sum, member) => sum + (spread[member] as number), 0) / members.length),
      departments: intraclass(parts.map((part) => sumsOfMoments(part, index))),
      camps: camps[index] ?? false,
    })),
  };
}

/** The people of the company who are not in the group; null where there are too few to say what is usual. */
function othersOf(company: Moments, group: Moments): Moments | null {
  return company.people - group.people < 2 ? null : restOf(company, group);
}

function sumsOf(statistics: GroupStatistics, kind: MeasureKind, index: number): GroupSums {
  const { sums, squares } = statistics[kind];
  return {
    people: wholeIn(statistics),
    sum: (sums[index] as number) / STEPS,
    squares: (squares[index] as number) / STEPS ** 2,
  };
}

function sumsOfMoments({ people, mean, scatter }: Moments, index: number): GroupSums {
  const middle = mean[index] as number;
  return {
    people,
    sum: people * middle,
    squares: (scatter[index * (mean.length + 1)] as number) + people * middle * middle,
  };
}
