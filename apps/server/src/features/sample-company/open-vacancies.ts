import type { SimulatedPerson } from '@fourfold/measurement';
import type { AssessmentParts } from '../assessment/assessment-parts.ts';
import { listDepartments } from '../identity/departments/departments.repository.ts';
import { open } from '../vacancies/vacancies.service.ts';
import type { Host } from './invite-company.ts';

/** What each asks for, by position. */
const askedFor: Readonly<Record<string, readonly string[]>> = {
  'Marketing Manager': ['leadership', 'creativity', 'communication'],
  'Operations Team Lead': ['leadership', 'collaboration', 'communication', 'composure'],
};

/** A vacancy for each position that has candidates, in the team that it belongs to: ids by position. */
export async function openVacancies(
  parts: AssessmentParts,
  { organisationId, userId }: Host,
  candidates: readonly SimulatedPerson[],
): Promise<ReadonlyMap<string, string>> {
  const departments = await listDepartments(parts.db, organisationId);
  const positions = new Map(candidates.map(({ jobPosition, department }) => [jobPosition, department]));
  const opened = new Map<string, string>();
  for (const [title, department] of positions) {
    const form = {
      title,
      department_id: departments.find(({ name }) => name === department)?.id ?? null,
      invitation_text: null,
      asked_for: [...(askedFor[title] ?? [])],
    };
    const { id } = await open(parts, { organisationId, reach: 'organisation' }, form, userId);
    opened.set(title, id);
  }
  return opened;
}
