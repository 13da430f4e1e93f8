import { addPerson } from '../group/add-people.ts';
import { createStatistics } from '../group/create-statistics.ts';
import type { GroupEngine } from '../group/group-engine.ts';
import type { GroupStatistics } from '../group/group-statistics.ts';
import { createRandom } from '../random.ts';
import { choose, type Picks } from '../simulation/choose.ts';
import { drawGroup, type Standing } from '../simulation/draw-people.ts';
import { createTruth } from '../simulation/truth.ts';
import { createWorld } from '../simulation/world.ts';

/**
 * Test support: a simulated group with its truth, its answers and their statistics.
 *
 * Example: `sampleGroup(engine, 12, 'a').statistics`.
 */
export interface SampleGroup {
  readonly standings: readonly Standing[];
  readonly picks: readonly Picks[];
  readonly statistics: GroupStatistics;
}

export function sampleGroup(
  engine: GroupEngine,
  people: number,
  seed: string,
  change: (standing: Standing) => void = () => {},
): SampleGroup {
  const random = createRandom(`sample group ${seed}`);
  const truth = createTruth(createWorld(engine.questionnaire));
  const standings = drawGroup(truth, people, 0.2, random);
  for (const standing of standings) change(standing);
  const picks = standings.map((standing) => choose(truth.world, standing, random));
  const statistics = createStatistics(engine);
  for (const picked of picks) addPerson(engine, statistics, picked);
  return { standings, picks, statistics };
}
