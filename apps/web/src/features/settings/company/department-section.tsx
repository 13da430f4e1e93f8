import { addDepartment } from '@fourfold/contract/calls';
import { departmentForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';
import { DepartmentItem } from './department-item.tsx';

export function DepartmentSection({ departments }: Pick<Company, 'departments'>) {
  const element = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: departmentForm,
    keep: true,
    send: async (body) => {
      await call(addDepartment, { body });
      element.current?.reset();
      await revalidate();
    },
  });
  return (
    <Section
      title={t`Departments`}
      note={t`Each person you invite belongs to a department. Managers look after their own departments. The Culture page compares departments.`}
    >
      {departments.length > 0 && (
        <ul className="mb-5 max-w-form border-t">
          {departments.map((department) => (
            <DepartmentItem key={department.id} {...department} />
          ))}
        </ul>
      )}
      <form
        ref={element}
        aria-label={t`Add a department`}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="grid max-w-form gap-3"
      >
        <div className="flex items-start gap-3">
          <Field label={t`New department`} error={form.errors.name} className="flex-1">
            <Input name="name" autoComplete="off" required maxLength={80} />
          </Field>
          <Button type="submit" loading={form.state === 'sending'} className="mt-6.5">
            <Trans>Add</Trans>
          </Button>
        </div>
        <FormProblem form={form} />
      </form>
    </Section>
  );
}
