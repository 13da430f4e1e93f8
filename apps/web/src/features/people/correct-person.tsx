import { correctResponse, listDepartments } from '@fourfold/contract/calls';
import { correctionForm, type SurveyResponse } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { AskingDialog } from '../../ui/asking-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChosenVacancy } from './chosen-vacancy.tsx';
import { DepartmentField } from './department-field.tsx';

interface CorrectPersonProps {
  person: SurveyResponse;
  onClose: () => void;
}

const labels = {
  first_name: t`First name`,
  last_name: t`Last name`,
  job_position: t`Position`,
  company: t`Company`,
} as const;

/** A typo in an invitation. The address may change until the person has begun. */
export function CorrectPerson({ person, onClose }: CorrectPersonProps) {
  const id = useId();
  const before = `${person.first_name} ${person.last_name}`;
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: correctionForm,
    send: async (body) => {
      await call(correctResponse, { params: { responseId: person.id }, body }, { handles: ['not_found'] });
      const corrected = `${body.first_name} ${body.last_name}`;
      toast(t`The details of ${corrected} have been corrected.`);
      onClose();
      await revalidate();
    },
  });
  const field = (name: keyof typeof labels) => (
    <Field key={name} label={labels[name]} error={form.errors[name]}>
      <Input name={name} defaultValue={person[name]} required autoComplete="off" />
    </Field>
  );
  return (
    <AskingDialog
      open
      onClose={onClose}
      title={t`Correct ${before}`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant="primary" loading={form.state === 'sending'}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="grid gap-4 text-left"
      >
        {(['first_name', 'last_name', 'job_position'] as const).map(field)}
        <CorrectedDepartment person={person} error={form.errors.department} />
        {field('company')}
        {person.kind === 'candidate' && <ChosenVacancy person={person} error={form.errors.vacancy_id} />}
        {person.begun_at === null && (
          <Field
            label={t`E-mail`}
            hint={
              person.status === 'planned'
                ? t`The invitation will go to the new address.`
                : t`A new address gets a link of its own. The old link stops working, and we send a note to the old address to say so.`
            }
            error={form.errors.email}
          >
            <Input name="email" type="email" defaultValue={person.email} required autoComplete="off" />
          </Field>
        )}
        {form.problem !== null && Object.keys(form.errors).length === 0 && (
          <Notice kind="error" live>
            {form.problem}
          </Notice>
        )}
      </form>
    </AskingDialog>
  );
}

/** The present one stands there before the others are known. */
function CorrectedDepartment({ person, error }: { person: SurveyResponse; error: string | undefined }) {
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    call(listDepartments, {}).then(
      ({ departments }) => setKnown(departments.map(({ name }) => name)),
      () => undefined,
    );
  }, []);
  return <DepartmentField known={known} defaultValue={person.department} error={error} />;
}
