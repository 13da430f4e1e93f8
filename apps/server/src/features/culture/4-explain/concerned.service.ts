import type { ConcernedAnswer } from '@fourfold/contract/schemas';
import type { MeasureKind } from '@fourfold/measurement';
import { notFound } from '../../../kernel/http/app-error.ts';
import { scoresOf } from '../3-estimate/scores-of-groups.ts';
import type { CultureParts } from '../culture-parts.ts';
import { type CultureRequest, readVisibleGroups } from '../culture-request.ts';
import { loadEngine } from '../engine/engine.ts';
import { kindOf } from '../engine/names.ts';
import { withOwn } from './heatmap.service.ts';

/** Where each department stands in a few measures. The estimates are those that the heatmap needs too. */
export async function concerned(
  parts: CultureParts,
  request: CultureRequest,
  keys: readonly string[],
): Promise<ConcernedAnswer> {
  const engine = await loadEngine();
  const asked = keys.map((key) => ({ key, kind: kindOf(engine, key) ?? unknown() }));
  const visible = await withOwn(parts, request, await readVisibleGroups(parts, request));
  const shown = visible.departments.flatMap(({ id, name, group }) =>
    group === null ? [] : [{ id, name, people: group.people, encoded: group.encoded }],
  );
  const encoded = shown.map((department) => department.encoded);
  const scoresIn = async (kind: MeasureKind) =>
    asked.some((one) => one.kind === kind) ? await scoresOf(parts.compute, encoded, kind) : [];
  const scores = { behaviour: await scoresIn('behaviour'), perception: await scoresIn('perception') };
  return {
    state: visible.state,
    withheld: visible.withheld,
    people: visible.whole?.people ?? 0,
    version: request.version,
    keys_version: request.keys.name,
    measures: asked.map(({ key, kind }) => ({
      key,
      departments: shown.flatMap(({ id, name, people }, index) => {
        const figure = scores[kind][index]?.measures[key];
        return figure === undefined ? [] : [{ id, name, people, figure }];
      }),
    })),
  };
}

function unknown(): never {
  throw notFound();
}
