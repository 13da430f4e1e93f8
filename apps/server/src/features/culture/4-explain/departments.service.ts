import type { compareDepartments, QueryOf } from '@fourfold/contract/calls';
import type { DepartmentsAnswer } from '@fourfold/contract/schemas';
import { withheldFor } from '../2-release/withheld.ts';
import { scoresOf } from '../3-estimate/scores-of-groups.ts';
import type { CultureParts } from '../culture-parts.ts';
import { type CultureRequest, readVisibleGroups } from '../culture-request.ts';
import { loadEngine } from '../engine/engine.ts';
import { nameGroup } from '../engine/names.ts';
import { sayDepartments } from './sentences.ts';

/** Departments side by side: how far each stands from the whole, which is what is known best. */
export async function departments(
  parts: CultureParts,
  request: CultureRequest,
  { kind }: Pick<QueryOf<typeof compareDepartments>, 'kind'>,
): Promise<DepartmentsAnswer> {
  const engine = await loadEngine();
  const visible = await readVisibleGroups(parts, request);
  const { whole } = visible;
  const shown = visible.departments.flatMap((department) =>
    whole === null || department.group === null ? [] : [{ ...department, group: department.group }],
  );
  const compared =
    whole === null
      ? { comparisons: 0, differences: [] }
      : await parts.compute('departments', {
          whole: whole.encoded,
          departments: shown.map(({ group }) => group.encoded),
          kind,
        });
  const [scores] = await scoresOf(parts.compute, whole === null ? [] : [whole.encoded], kind);
  const byId = new Map(shown.map(({ id }, index) => [id, compared.differences[index] ?? {}]));
  const rows = visible.departments.map(({ id, name, group }) => ({
    id,
    name,
    people: group?.people ?? 0,
    withheld: group === null ? withheldFor(visible.released ? 'not_released' : 'no_answers') : null,
    differences: byId.get(id) ?? {},
  }));
  const columns = engine.questionnaire.models[kind].groups.map(({ key }) => nameGroup(engine, kind, key));
  return {
    state: visible.state,
    withheld: visible.withheld,
    people: whole?.people ?? 0,
    version: request.version,
    keys_version: request.keys.name,
    kind,
    sentence:
      visible.withheld?.text ?? sayDepartments(rows, new Map(columns.map(({ key, name }) => [key, name]))),
    comparisons: compared.comparisons,
    columns,
    whole: scores?.groups ?? {},
    departments: rows,
  };
}
