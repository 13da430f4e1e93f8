import { listVacancies } from '@fourfold/contract/calls';
import type { SurveyResponse } from '@fourfold/contract/schemas';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import type { Hiring } from './people-data.ts';
import { VacancyField } from './vacancy-field.tsx';

interface ChosenVacancyProps {
  person: SurveyResponse;
  error: string | undefined;
}

/** The vacancy of a candidate, to be put right. The present one stands there before the others are known. */
export function ChosenVacancy({ person: { vacancy }, error }: ChosenVacancyProps) {
  const present: Hiring['vacancies'] = vacancy === null ? [] : [{ ...vacancy, closed_at: null }];
  const [others, setOthers] = useState<Hiring['vacancies']>([]);
  useEffect(() => {
    call(listVacancies, {}).then(
      ({ vacancies }) => setOthers(vacancies),
      () => undefined,
    );
  }, []);
  const vacancies = [...present, ...others.filter(({ id }) => id !== vacancy?.id)];
  return <VacancyField hiring={{ vacancies, chosen: vacancy?.id ?? null }} error={error} />;
}
