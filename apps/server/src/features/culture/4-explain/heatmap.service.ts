import type { getHeatmap, QueryOf } from '@fourfold/contract/calls';
import type { HeatmapAnswer, HeatmapColumn, HeatmapRow } from '@fourfold/contract/schemas';
import type { MeasureKind } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import type { Group } from '../1-collect/read-statistics.ts';
import { passGate } from '../2-release/gate.ts';
import { withheldFor } from '../2-release/withheld.ts';
import type { GroupScores } from '../3-estimate/scores.ts';
import { scoresOf } from '../3-estimate/scores-of-groups.ts';
import type { CultureParts } from '../culture-parts.ts';
import { type CultureRequest, readVisibleGroups, type VisibleGroups } from '../culture-request.ts';
import { type Engine, loadEngine } from '../engine/engine.ts';
import { nameGroup, nameMeasure } from '../engine/names.ts';
import { seesPeople } from '../viewer.ts';
import { sayHeatmap } from './sentences.ts';

export type HeatmapQuery = QueryOf<typeof getHeatmap>;

const everyone = sentence('Everyone');

/** Departments by competencies. A manager's own departments are live and open into people; the others are released. */
export async function heatmap(
  parts: CultureParts,
  request: CultureRequest,
  { kind, open }: Pick<HeatmapQuery, 'kind' | 'open'>,
): Promise<HeatmapAnswer> {
  const engine = await loadEngine();
  const visible = await withOwn(parts, request, await readVisibleGroups(parts, request));
  const company = await wholeBeside(parts, request, visible);
  const shown = visible.departments.filter(({ group }) => group !== null);
  const columns = describeColumns(engine, kind);
  const groups = [company, ...shown.map(({ group }) => group)].filter((group) => group !== null);
  const encoded = groups.map((group) => group.encoded);
  const scores: (GroupScores | undefined)[] = await scoresOf(parts.compute, encoded, kind);
  const whole = company === null ? null : toRow('whole', everyone(), scores.shift() ?? null, columns, open);
  const departments = visible.departments.map(({ id, name, group }) => {
    const row =
      group === null
        ? {
            id,
            name,
            people: 0,
            withheld: withheldFor(visible.released ? 'not_released' : 'no_answers'),
            cells: {},
          }
        : toRow(id, name, scores.shift() ?? null, columns, open);
    return {
      ...row,
      may_open: visible.state === 'figures' && group !== null && seesPeople(request.viewer, id),
    };
  });
  const names = new Map(columns.map(({ key, name }) => [key, name]));
  return {
    state: visible.state,
    withheld: visible.withheld,
    people: visible.whole?.people ?? 0,
    version: request.version,
    keys_version: request.keys.name,
    kind,
    sentence: sayHeatmap(
      request.filter.department === undefined ? whole : (departments[0] ?? null),
      names,
      shown.length,
      kind,
    ),
    columns,
    whole,
    departments,
  };
}

/** Beside one department stands everyone; the department's figures under both names would say less. */
async function wholeBeside(
  parts: CultureParts,
  request: CultureRequest,
  { whole }: VisibleGroups,
): Promise<Group | null> {
  const { department, ...filter } = request.filter;
  if (whole === null || department === undefined) return whole;
  return (await readVisibleGroups(parts, { ...request, filter })).whole;
}

/** What a manager sees of the own departments is live, also beside the released whole. */
export async function withOwn(
  parts: CultureParts,
  request: CultureRequest,
  visible: VisibleGroups,
): Promise<VisibleGroups> {
  const { viewer, round, filter } = request;
  if (round === null || visible.sample !== null || !viewer.gated || filter.department !== undefined)
    return visible;
  const own = new Map<string, Group | null>();
  for (const id of viewer.own) {
    own.set(id, (await passGate(parts, viewer, round.id, { ...filter, department: id })).whole);
  }
  return {
    ...visible,
    departments: visible.departments.map((department) => ({
      ...department,
      group: own.get(department.id) ?? department.group,
    })),
  };
}

export function describeColumns(engine: Engine, kind: MeasureKind): HeatmapColumn[] {
  const { groups, measures } = engine.questionnaire.models[kind];
  return groups.map(({ key, members }) => ({
    ...nameGroup(engine, kind, key),
    measures: members.map((member) => nameMeasure(engine, kind, measures[member]?.key ?? '')),
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
