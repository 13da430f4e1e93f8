import type { DynamicsModel } from '@fourfold/measurement/dynamics/dynamics-model.ts';
import type { LinksFile } from '@fourfold/measurement/dynamics/expected-links.ts';
import type { Keys } from '@fourfold/measurement/group/describe-group.ts';
import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { recoverDynamics } from './dynamics.ts';
import type { Effort } from './effort.ts';
import { nameAreas } from './named-areas.ts';
import { countedRow, type EvidenceRow, type EvidenceTable } from './row.ts';
import { type Calibrated, calibrateTopFive } from './top-five.ts';

/**
 * The tables on what is concluded from scores: links between behaviours and perceptions, and the
 * probability of belonging to the top five.
 *
 * Example: `100 people: true correlations inside their 95% interval`, 0.93 or more.
 */
export function dynamicsTable(engine: GroupEngine, model: DynamicsModel, { seed }: Effort): EvidenceTable {
  return {
    title: 'Dynamics',
    how: `One population in which perceptions follow behaviours along the authors' links, weaker than they expect; all 7,056 correlations of a group of so many of them. Seed ${seed}.`,
    rows: [30, 100, 300, 1000].flatMap((people): EvidenceRow[] => {
      const { coverage, agreement } = recoverDynamics(engine, model, people, seed);
      return [
        {
          what: `${people} people: true correlations inside their 95% interval`,
          found: coverage,
          from: 0.93,
        },
        { what: `${people} people: correlation of estimated and true`, found: agreement },
      ];
    }),
  };
}

const PEOPLE = 60;

export function topFiveTable(
  engine: GroupEngine,
  dynamicsModel: DynamicsModel,
  keys: Keys,
  { topFive, seed }: Effort,
): EvidenceTable {
  const trial = { people: PEOPLE, groups: topFive, seed };
  const { clear, likely, unclear, held } = calibrateTopFive(engine, dynamicsModel, keys, trial);
  return {
    title: 'Top five opportunities',
    how: `${topFive} groups of ${PEOPLE}, in worlds with popularities and loadings as far off as the engine says they may be. A behaviour truly belongs when it is among the five with the true means in place of the estimates, on the side on which it is named. Seed ${seed}.`,
    rows: [
      ...calibration('clear (0.8 or more)', clear, 0.1),
      ...calibration('likely (0.5 to 0.8)', likely, 0.1),
      ...calibration('unclear (0.05 to 0.5)', unclear, 0.05),
      { what: 'merit of the best five that the five named hold, as said', found: held.said },
      {
        what: 'merit of the best five that the five named hold, as it is',
        found: held.true,
        from: held.said - 0.05,
      },
      countedRow('what they hold lies inside the range that was said', held.inside, topFive, { from: 0.9 }),
    ],
  };
}

export function namedTable(
  { questionnaire }: GroupEngine,
  keyCovariance: Readonly<Record<MeasureKind, Float64Array>>,
  links: LinksFile,
  { otherPeople, seed }: Effort,
): EvidenceTable {
  const people = 2 * otherPeople;
  const { overactivated, developmentAreas } = nameAreas(questionnaire, keyCovariance, links, {
    people,
    seed,
  });
  return {
    title: 'What is named of one person',
    how: `${people} people, each in a world with popularities and loadings as far off as the engine says they may be. Seed ${seed}.`,
    rows: [
      { what: 'people of whom an overactivated behaviour is named', found: overactivated.count / people },
      ...calibration('overactivated behaviour', overactivated, 0.1),
      ...calibration('development area', developmentAreas, 0.1),
    ],
  };
}

function calibration(
  name: string,
  { count, said, true: belongs }: Calibrated,
  tolerance: number,
): EvidenceRow[] {
  return [
    { what: `${name}: mean probability that was said`, found: said / count },
    { what: `${name}: share of which it is true`, found: belongs / count, from: said / count - tolerance },
  ];
}
