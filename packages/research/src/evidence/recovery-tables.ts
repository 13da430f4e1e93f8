import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import type { Effort } from './effort.ts';
import { recoverGroups } from './groups.ts';
import { recoverPersons } from './persons.ts';
import type { EvidenceRow, EvidenceTable } from './row.ts';

/**
 * The tables on people and groups whose truth is the scorer's own model: what the questionnaire can
 * do when nothing is wrong with it.
 *
 * The limits are those of the design page, optimised where it names both.
 *
 * Example: the first row is the correlation of true and estimated behaviours, 0.72 or more.
 */
const WANTED = {
  behaviour: { measures: 'behaviours', groups: 'competencies', single: 0.72, joint: 0.83 },
  perception: { measures: 'perceptions', groups: 'domains', single: 0.76, joint: 0.88 },
} as const;

export function personTable(
  engine: GroupEngine,
  keyCovariance: Readonly<Record<MeasureKind, Float64Array>>,
  { people, seed, slack }: Effort,
): EvidenceTable {
  const rows = (['behaviour', 'perception'] as const).flatMap((kind): EvidenceRow[] => {
    const trial = { people, departures: [], seed };
    const found = recoverPersons(engine.questionnaire, kind, keyCovariance[kind], trial);
    const { measures, groups, single, joint } = WANTED[kind];
    return [
      {
        what: `correlation of true and estimated, mean over ${measures}`,
        found: found.measures.correlation(),
        from: single - slack,
      },
      { what: `the same, mean over ${groups}`, found: found.groups.correlation(), from: joint - slack },
      {
        what: `true ${measures} inside the 95% interval`,
        found: found.measures.coverage(),
        from: 0.93 - slack / 2,
        to: 0.97 + slack / 2,
      },
      {
        what: `true ${groups} inside the 95% interval`,
        found: found.groups.coverage(),
        from: 0.93 - slack / 2,
        to: 0.97 + slack / 2,
      },
    ];
  });
  return {
    title: 'One person',
    how: `${people} people drawn from the prior, answering by the scorer's own model; intervals without the keys' uncertainty, since here the keys are right. Seed ${seed}.`,
    rows,
  };
}

const CORRELATION = { 5: 0.8, 30: 0.92, 300: 0.95 } as const;

export function groupTable(engine: GroupEngine, { groups, seed, slack }: Effort): EvidenceTable {
  const rows = (['behaviour', 'perception'] as const).flatMap((kind) =>
    ([5, 30, 300] as const).flatMap((people): EvidenceRow[] => {
      const found = recoverGroups(engine, kind, { people, worlds: groups[people], departures: [], seed });
      const what = `${WANTED[kind].measures}, groups of ${people}`;
      return [
        {
          what: `${what}: correlation`,
          found: found.asKeyed.correlation(),
          from: CORRELATION[people] - slack,
        },
        {
          what: `${what}: slope of truth on estimate`,
          found: found.asKeyed.slope(),
          from: 0.9 - slack,
          to: 1.1 + slack,
        },
        {
          what: `${what}: inside the 95% interval`,
          found: found.asKeyed.coverage(),
          from: 0.93 - slack / 2,
          to: 0.97 + slack / 2,
        },
      ];
    }),
  );
  const counts = Object.entries(groups).map(([people, pairs]) => `${2 * pairs} of ${people}`);
  return {
    title: 'Groups',
    how: `${counts.join(', ')} people, whose true mean is that of the very members drawn; a fifth of the variance lies between groups. Intervals without the keys' uncertainty. Seed ${seed}.`,
    rows,
  };
}
