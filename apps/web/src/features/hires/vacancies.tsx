import type { Vacancy } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { may } from '../../lib/may.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useUser } from '../session/user-context.ts';
import { AskedFor } from './asked-for.tsx';
import { describeVacancy, nameVacancy } from './describe-vacancy.ts';
import type { HiresView, VacanciesAnswer } from './hires-data.ts';
import { useHiresView } from './use-hires-view.ts';
import { VacancyForm } from './vacancy-form.tsx';
import { VacancyState } from './vacancy-state.tsx';

interface VacanciesProps {
  answer: VacanciesAnswer;
  view: HiresView;
}

/** Which place is to be filled: chosen here, opened, changed and closed here. */
export function Vacancies({ answer: { vacancies, erase_after_days }, view }: VacanciesProps) {
  const { change } = useHiresView();
  const [open, setOpen] = useState<'new' | 'change' | null>(null);
  const mayChange = may(useUser(), 'candidates:manage');
  const chosen = vacancies.find(({ id }) => id === view.vacancy);
  /** What was just changed, until the list has come anew. */
  const [saved, setSaved] = useState<Vacancy | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another list has come
  useEffect(() => setSaved(null), [vacancies]);
  return (
    <section aria-label={t`Vacancies`} className="border-t py-3 sm:py-5">
      <Field label={t`Vacancy`} className="max-w-112 max-sm:*:first:sr-only">
        <Select value={view.vacancy ?? 'all'} onChange={({ target }) => change({ vacancy: target.value })}>
          {vacancies.map((vacancy) => (
            <option key={vacancy.id} value={vacancy.id}>
              {nameVacancy(vacancy)}
            </option>
          ))}
          <option value="all">
            <Trans>All candidates</Trans>
          </option>
          <option value="none">
            <Trans>Without a vacancy</Trans>
          </option>
        </Select>
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ui text-ink-soft">
        {chosen && (
          <p>
            {describeVacancy(chosen)} <AskedFor keys={chosen.asked_for} />
          </p>
        )}
        {mayChange && (
          <span className="flex flex-wrap gap-2">
            {chosen && (
              <Button size="small" onClick={() => setOpen('change')}>
                <Trans>Change</Trans>
              </Button>
            )}
            {chosen && <VacancyState key={chosen.id} vacancy={chosen} />}
            <Button size="small" onClick={() => setOpen('new')}>
              <Trans>Open a vacancy</Trans>
            </Button>
          </span>
        )}
      </div>
      {open === 'new' && (
        <VacancyForm
          vacancy={null}
          eraseAfterDays={erase_after_days}
          onSaved={({ id }) => change({ vacancy: id })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'change' && chosen && (
        <VacancyForm
          vacancy={saved?.id === chosen.id ? saved : chosen}
          eraseAfterDays={erase_after_days}
          onSaved={setSaved}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
