import { changeVacancy, listVacancies, openVacancy, removeVacancy } from '@fourfold/contract/calls';
import type { Serve } from '../../kernel/http/serve.ts';
import { change, list, open, remove, type VacancyParts, vacancyScope } from './vacancies.service.ts';

/** The places to be filled, for which candidates are invited. */
export function vacancyRoutes(serve: Serve, parts: VacancyParts): void {
  serve(listVacancies, ({ caller: { membership } }) =>
    list(parts, vacancyScope(membership, 'candidates:see')),
  );
  serve(openVacancy, async ({ body, caller: { membership, userId } }) => ({
    vacancy: await open(parts, vacancyScope(membership, 'candidates:manage'), body, userId),
  }));
  serve(changeVacancy, async ({ params, body, caller: { membership } }) => ({
    vacancy: await change(parts, vacancyScope(membership, 'candidates:manage'), params.vacancyId, body),
  }));
  serve(removeVacancy, ({ params, caller: { membership } }) =>
    remove(parts, vacancyScope(membership, 'candidates:manage'), params.vacancyId),
  );
}
