import type { getHeatmap, QueryOf } from '@fourfold/contract/calls';
import type { HeatmapAnswer, HeatmapColumn, HeatmapRow } from '@fourfold/contract/schemas';
import type { MeasureKind } from '@fourfold/measurement';
import { type Brain, loadBrain } from './compute/brain.ts';
import { nameGroup, nameMeasure } from './compute/names.ts';
import type { GroupScores } from './compute/scores.ts';
import { scoresOf } from './compute/scores-of-groups.ts';
import type { CultureParts } from './culture-parts.ts';
import { look } from './gate/gate.ts';
import { withheldFor } from './gate/withheld.ts';
import { type Scene, type Stage, setStage } from './scene.ts';
import { sayHeatmap } from './sentences.ts';
import type { Group } from './statistics/read-statistics.ts';
import { seesPeople } from './viewer.ts';

export type HeatmapQuery = QueryOf<typeof getHeatmap>;

/** Departments by competencies. A manager's own departments are live and open into people; the others are released. */
export async function heatmap(
  parts: CultureParts,
  scene: Scene,
  { kind, open }: Pick<HeatmapQuery, 'kind' | 'open'>,
): Promise<HeatmapAnswer> {
  const brain = await loadBrain();
  const stage = await withOwn(parts, scene, await setStage(parts, scene));
  const shown = stage.departments.filter(({ group }) => group !== null);
  const columns = describeColumns(brain, kind);
  const groups = [stage.whole, ...shown.map(({ group }) => group)].filter((group) => group !== null);
  const encoded = groups.map((group) => group.encoded);
  const scores: (GroupScores | undefined)[] = await scoresOf(parts.reckon, encoded, kind);
  const whole =
    stage.whole === null ? null : toRow('whole', 'Everybody', scores.shift() ?? null, columns, open);
  const departments = stage.departments.map(({ id, name, group }) => {
    const row =
      group === null
        ? {
            id,
            name,
            people: 0,
            withheld: withheldFor(stage.released ? 'not_released' : 'no_answers'),
            cells: {},
          }
        : toRow(id, name, scores.shift() ?? null, columns, open);
    return { ...row, may_open: stage.state === 'figures' && group !== null && seesPeople(scene.viewer, id) };
  });
  const names = new Map(columns.map(({ key, name }) => [key, name]));
  return {
    state: stage.state,
    withheld: stage.withheld,
    people: stage.whole?.people ?? 0,
    version: scene.version,
    kind,
    sentence: sayHeatmap(whole, names, shown.length),
    columns,
    whole,
    departments,
  };
}

/** What a manager sees of the own departments is live, also beside the released whole. */
async function withOwn(parts: CultureParts, scene: Scene, stage: Stage): Promise<Stage> {
  const { viewer, round, filter } = scene;
  if (round === null || stage.sample !== null || !viewer.gated || filter.department !== undefined)
    return stage;
  const own = new Map<string, Group | null>();
  for (const id of viewer.own) {
    own.set(id, (await look(parts, viewer, round.id, { ...filter, department: id })).whole);
  }
  return {
    ...stage,
    departments: stage.departments.map((department) => ({
      ...department,
      group: own.get(department.id) ?? department.group,
    })),
  };
}

export function describeColumns(brain: Brain, kind: MeasureKind): HeatmapColumn[] {
  const { groups, measures } = brain.questionnaire.models[kind];
  return groups.map(({ key, members }) => ({
    ...nameGroup(brain, kind, key),
    measures: members.map((member) => nameMeasure(brain, kind, measures[member]?.key ?? '')),
  }));
}

/** The cells of a row: every competency, and the measures of the one that is open. */
export function toRow(
  id: string,
  name: string,
  scores: Pick<GroupScores, 'people' | 'groups' | 'measures'> | null,
  columns: readonly HeatmapColumn[],
  open: string | undefined,
): HeatmapRow {
  if (scores === null) return { id, name, people: 0, withheld: withheldFor('no_answers'), cells: {} };
  const opened = columns.find(({ key }) => key === open)?.measures ?? [];
  const measures = opened.flatMap(({ key }) => {
    const figure = scores.measures[key];
    return figure === undefined ? [] : [[key, figure] as const];
  });
  return {
    id,
    name,
    people: scores.people,
    withheld: null,
    cells: { ...scores.groups, ...Object.fromEntries(measures) },
  };
}
