import { getCultureFilters } from '@fourfold/contract/calls';
import type { CultureAnswer, CultureFilter } from '@fourfold/contract/schemas';
import { sayFilters } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { longDay } from '../../lib/long-day.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { endsBeforeItBegins, isNarrowed } from './culture-filter.ts';
import { DayField } from './day-field.tsx';
import { useFilter } from './use-filter.ts';

type FilterBarProps = Pick<CultureAnswer, 'round' | 'rounds' | 'departments' | 'filters'>;

/** Whose answers the page is about. */
export function FilterBar({ round, rounds, departments, filters }: FilterBarProps) {
  const { filter, own, change, clear } = useFilter();
  const answered = rounds.filter(({ has_answers }) => has_answers);
  const hasMore = filters.company || filters.position || filters.date;
  const [isOpen, setIsOpen] = useState(
    Boolean(filter.company || filter.position || filter.from || filter.to),
  );
  // On a phone the choices fold to what they say now: the page is about the answers.
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (answered.length < 2 && departments.length < 2 && !hasMore) return null;
  return (
    <search className="max-sm:w-full print:hidden">
      <Button
        size="small"
        className="w-full sm:hidden"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <span className="min-w-0 flex-1 truncate text-left">
          <span className="sr-only">{t`Filters: `}</span>
          {sayScope({ round, departments }, filter)}
        </span>
        <Icon name="chevron-down" className={cx('size-4 shrink-0', isUnfolded && 'rotate-180')} />
      </Button>
      <div
        className={cx(
          'grid items-end gap-2 min-[30rem]:grid-cols-2 max-sm:mt-2 sm:flex sm:flex-wrap sm:gap-3',
          !isUnfolded && 'max-sm:hidden',
        )}
      >
        {answered.length > 1 && (
          <Field label={t`Round`} hideLabel className="sm:w-60">
            <Select
              value={filter.round ?? round?.id ?? ''}
              onChange={(event) => change({ round: event.target.value })}
            >
              {answered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {departments.length > 1 && (
          <Field label={t`Department`} hideLabel className="sm:w-52">
            <Select
              value={filter.department ?? ''}
              onChange={(event) => change({ department: event.target.value })}
            >
              <option value="">
                <Trans>Every department</Trans>
              </option>
              {departments.map(({ id, name }) => (
                <option key={id} value={id}>
                  {own.some((department) => department.id === id) ? t`${name} (yours)` : name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {hasMore && (
          <Button
            variant="quiet"
            className="max-sm:justify-self-start max-sm:px-1"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t`Fewer filters` : t`More filters`}
          </Button>
        )}
        {isNarrowed(filter) && (
          <Button variant="quiet" className="max-sm:justify-self-start max-sm:px-1" onClick={clear}>
            <Trans>Remove filters</Trans>
          </Button>
        )}
      </div>
      {isOpen && hasMore && (
        <div className={cx(!isUnfolded && 'max-sm:hidden')}>
          <MoreFilters filter={filter} filters={filters} change={change} />
        </div>
      )}
    </search>
  );
}

/** The round, the department and what else is chosen, in one line. */
export function sayScope(
  { round, departments }: Pick<CultureAnswer, 'round' | 'departments'>,
  filter: CultureFilter,
): string {
  const department = departments.find(({ id }) => id === filter.department)?.name ?? t`Every department`;
  return [round?.name, department, ...sayFilters(filter, longDay)].filter(Boolean).join(' · ');
}

interface MoreFiltersProps {
  filter: CultureFilter;
  filters: CultureAnswer['filters'];
  change: ReturnType<typeof useFilter>['change'];
}

function MoreFilters({ filter, filters, change }: MoreFiltersProps) {
  const round = filter.round;
  const { value } = useLoading(`filters ${round}`, (signal) =>
    call(getCultureFilters, { query: round ? { round } : {} }, { signal }),
  );
  const day = (name: 'from' | 'to', label: string, error: string | null = null) => (
    <DayField
      label={label}
      value={filter[name] ?? ''}
      min={value?.first_day ?? undefined}
      max={value?.last_day ?? undefined}
      error={error}
      onChange={(day) => change({ [name]: day })}
    />
  );
  return (
    <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2 sm:mt-3 sm:gap-y-3">
      {filters.company && (
        <Choice
          label={t`Company`}
          every={t`Every company`}
          options={value?.companies ?? []}
          value={filter.company}
          onChange={(company) => change({ company })}
        />
      )}
      {filters.position && (
        <Choice
          label={t`Position`}
          every={t`Every position`}
          options={value?.positions ?? []}
          value={filter.position}
          onChange={(position) => change({ position })}
        />
      )}
      {filters.date && day('from', t`Submitted from`)}
      {filters.date &&
        day(
          'to',
          t`Submitted up to`,
          endsBeforeItBegins(filter) ? t`This day is before “Submitted from”.` : null,
        )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  every: string;
  options: readonly string[];
  value: string | undefined;
  onChange: (value: string) => void;
}

function Choice({ label, every, options, value = '', onChange }: ChoiceProps) {
  // What the address names stands there even before, or without, the list.
  const shown = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <Field label={label} className="w-full sm:w-52">
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{every}</option>
        {shown.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
}
