import type { GroupEngine } from '@fourfold/measurement/group/group-engine.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import { createRandom } from '@fourfold/measurement/random.ts';
import { createTruth } from '@fourfold/measurement/simulation/truth.ts';
import { createWorld } from '@fourfold/measurement/simulation/world.ts';
import { measureGroups } from './measure-scales.ts';
import { median } from './median.ts';
import { table } from './table.ts';

/**
 * How well a group is known by how many of it answered: the median scale of each kind.
 *
 * Example: `measureSizes(engine, { sizes: [5, 50], groups: 100, seed: '1' })[0].error` is of five people.
 */
export interface SizeFigures {
  readonly level: 'competencies' | 'domains' | 'behaviours' | 'perceptions';
  readonly people: number;
  readonly reliability: number;
  readonly error: number;
  readonly range: number;
}

export interface SizesTrial {
  readonly sizes: readonly number[];
  readonly groups: number;
  readonly seed: string;
}

const levels = { behaviour: ['behaviours', 'competencies'], perception: ['perceptions', 'domains'] } as const;

export function measureSizes(engine: GroupEngine, { sizes, groups, seed }: SizesTrial): SizeFigures[] {
  const kinds = ['behaviour', 'perception'] as const;
  return sizes.flatMap((people) =>
    kinds.flatMap((kind) => measureSize(engine, kind, { people, groups, seed })),
  );
}

function measureSize(
  engine: GroupEngine,
  kind: MeasureKind,
  { people, groups, seed }: { readonly people: number; readonly groups: number; readonly seed: string },
): SizeFigures[] {
  const random = createRandom(`manual ${seed} ${kind} ${people}`);
  const truth = createTruth(createWorld(engine.questionnaire));
  const model = engine.questionnaire.models[kind];
  const sums = measureGroups(engine, kind, truth, { groups, peopleInGroup: people }, random);
  const [single, together] = levels[kind];
  const figures = Array.from({ length: model.size + model.groups.length }, (_, at) => sums.figuresOf(at));
  return [
    { level: together, people, ...medianOf(figures.slice(model.size)) },
    { level: single, people, ...medianOf(figures.slice(0, model.size)) },
  ];
}

type Known = Pick<SizeFigures, 'reliability' | 'error' | 'range'>;

const medianOf = (figures: readonly Known[]): Known => ({
  reliability: median(figures.map(({ reliability }) => reliability)),
  error: median(figures.map(({ error }) => error)),
  range: median(figures.map(({ range }) => range)),
});

/** A line for each size: reliability, standard error and range of one kind of scales. */
export function tableOfSizes(sizes: readonly SizeFigures[], level: SizeFigures['level']): string {
  return table(
    ['people who answered', 'reliability', 'standard error', 'range'],
    sizes
      .filter((figures) => figures.level === level)
      .map(({ people, reliability, error, range }) => [
        String(people),
        reliability.toFixed(2),
        error.toFixed(1),
        `± ${range.toFixed(0)}`,
      ]),
  );
}
