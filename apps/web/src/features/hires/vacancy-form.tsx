import { changeVacancy, listDepartments, openVacancy } from '@fourfold/contract/calls';
import { type Vacancy, vacancyForm } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { may, ownDepartments } from '../../lib/may.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useUser } from '../session/user-context.ts';
import { AskedForChoice, useCompetencies } from './asked-for-choice.tsx';

interface VacancyFormProps {
  /** Null for a new one. */
  vacancy: Vacancy | null;
  eraseAfterDays: number;
  onSaved: (vacancy: Vacancy) => void;
  onClose: () => void;
}

export function VacancyForm({ vacancy, eraseAfterDays, onSaved, onClose }: VacancyFormProps) {
  const maySet = may(useUser(), 'organisation:manage');
  const { revalidate } = useRevalidator();
  const present = vacancy?.team ?? null;
  const others = useTeams();
  // The present team stands there before the others are known: saved early, the form would take it away.
  const teams = [...(present === null ? [] : [present]), ...others.filter(({ id }) => id !== present?.id)];
  const competencies = useCompetencies();
  const form = useForm({
    schema: vacancyForm,
    read: (data) => ({
      ...Object.fromEntries(data),
      // Saved before the list has come, nothing is taken away.
      asked_for: competencies.length === 0 ? (vacancy?.asked_for ?? []) : data.getAll('asked_for'),
    }),
    send: async (body) => {
      const saved =
        vacancy === null
          ? await call(openVacancy, { body })
          : await call(
              changeVacancy,
              { params: { vacancyId: vacancy.id }, body },
              { handles: ['not_found'] },
            );
      // Before anything else: someone who opens it again at once finds what was saved, not what is still on its way.
      onSaved(saved.vacancy);
      toast(vacancy === null ? t`${body.title} is open.` : t`${body.title} has been changed.`);
      onClose();
      // A new one is gone to, which loads everything.
      if (vacancy !== null) await revalidate();
    },
  });
  return (
    <FormDialog
      title={vacancy === null ? t`Open a vacancy` : t`Change ${vacancy.title}`}
      description={
        <>
          {t`You invite candidates for a vacancy and compare them with its team.`}{' '}
          {plural(eraseAfterDays, {
            one: 'Their data is erased # day after the vacancy closes.',
            other: 'Their data is erased # days after the vacancy closes.',
          })}
          {maySet && (
            <>
              {' '}
              <Link to={`${pages.settings.path}?tab=company`} className="link">
                <Trans>Change this in Settings</Trans>
              </Link>
            </>
          )}
        </>
      }
      form={form}
      submit={vacancy === null ? t`Open it` : t`Save`}
      onClose={onClose}
    >
      <Field label={t`Title`} error={form.errors.title}>
        <Input name="title" defaultValue={vacancy?.title ?? ''} required maxLength={120} autoComplete="off" />
      </Field>
      <Field
        label={t`Team`}
        hint={t`The department that the new person will join.`}
        error={form.errors.department_id}
      >
        <Select name="department_id" defaultValue={present?.id ?? ''}>
          <option value="">
            <Trans>Not set</Trans>
          </option>
          {teams.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t`Text for this vacancy’s invitation`}
        hint={t`This text replaces your organisation’s usual text for candidates.`}
        optional
        error={form.errors.invitation_text}
      >
        <Textarea
          name="invitation_text"
          rows={5}
          maxLength={2000}
          defaultValue={vacancy?.invitation_text ?? ''}
        />
      </Field>
      <AskedForChoice
        competencies={competencies}
        chosen={vacancy?.asked_for ?? []}
        error={form.errors.asked_for}
      />
    </FormDialog>
  );
}

/** The departments that this member may hire for: a manager's own, everyone else's all. */
function useTeams(): readonly { readonly id: string; readonly name: string }[] {
  const own = ownDepartments(useUser());
  const [teams, setTeams] = useState(own ?? []);
  useEffect(() => {
    if (own !== null) return;
    call(listDepartments, {}).then(
      ({ departments }) => setTeams(departments),
      () => undefined,
    );
  }, [own]);
  return teams;
}
