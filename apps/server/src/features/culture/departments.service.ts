import type { compareDepartments, QueryOf } from '@fourfold/contract/calls';
import type { DepartmentsAnswer } from '@fourfold/contract/schemas';
import { loadBrain } from './compute/brain.ts';
import { nameGroup } from './compute/names.ts';
import type { CultureParts } from './culture-parts.ts';
import { withheldFor } from './gate/withheld.ts';
import { type Scene, setStage } from './scene.ts';
import { sayDepartments } from './sentences.ts';

/** Departments side by side: how far each stands from the whole, which is what is known best. */
export async function departments(
  parts: CultureParts,
  scene: Scene,
  { kind }: Pick<QueryOf<typeof compareDepartments>, 'kind'>,
): Promise<DepartmentsAnswer> {
  const brain = await loadBrain();
  const stage = await setStage(parts, scene);
  const { whole } = stage;
  const shown = stage.departments.flatMap((department) =>
    whole === null || department.group === null ? [] : [{ ...department, group: department.group }],
  );
  const compared =
    whole === null
      ? { comparisons: 0, differences: [] }
      : await parts.reckon('departments', {
          whole: whole.encoded,
          departments: shown.map(({ group }) => group.encoded),
          kind,
        });
  const scores = whole === null ? null : await parts.reckon('scores', { group: whole.encoded, kind });
  const byId = new Map(shown.map(({ id }, index) => [id, compared.differences[index] ?? {}]));
  const rows = stage.departments.map(({ id, name, group }) => ({
    id,
    name,
    people: group?.people ?? 0,
    withheld: group === null ? withheldFor(stage.released ? 'not_released' : 'no_answers') : null,
    differences: byId.get(id) ?? {},
  }));
  const columns = brain.questionnaire.models[kind].groups.map(({ key }) => nameGroup(brain, kind, key));
  return {
    state: stage.state,
    withheld: stage.withheld,
    people: whole?.people ?? 0,
    version: scene.version,
    kind,
    sentence:
      stage.withheld?.text ?? sayDepartments(rows, new Map(columns.map(({ key, name }) => [key, name]))),
    comparisons: compared.comparisons,
    columns,
    whole: scores?.groups ?? {},
    departments: rows,
  };
}
