import type { PersonProfile, ResponseKind } from '@fourfold/contract/schemas';
import { frozenVisibility } from '../assessment/visibility.ts';
import type { listRounds, Reached } from './person.repository.ts';

export function presentPerson(
  row: Reached & { readonly submitted_at: Date },
): Pick<PersonProfile, 'response' | 'visibility'> {
  const { id, first_name, last_name, job_position, company } = row;
  return {
    response: {
      id,
      kind: row.kind as ResponseKind,
      first_name,
      last_name,
      job_position,
      department: row.department_name,
      company,
      submitted_at: row.submitted_at.toISOString(),
    },
    visibility: frozenVisibility(row.visibility),
  };
}

export const presentRounds = (rounds: Awaited<ReturnType<typeof listRounds>>): PersonProfile['rounds'] =>
  rounds.flatMap(({ id, number, submitted_at }) =>
    submitted_at === null ? [] : [{ response_id: id, number, submitted_at: submitted_at.toISOString() }],
  );
