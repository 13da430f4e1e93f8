import { inviteColleague } from '@fourfold/contract/calls';
import { colleagueForm } from '@fourfold/contract/schemas';
import { invitedRoles, messages, worksByDepartments } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { roleHints, roleNames } from '../../../lib/role-names.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Department } from '../settings-data.ts';
import { DepartmentChoice } from './department-choice.tsx';

export function InviteForm({ departments }: { departments: readonly Department[] }) {
  const element = useRef<HTMLFormElement>(null);
  const [role, setRole] = useState<(typeof invitedRoles)[number]>('viewer');
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: colleagueForm,
    failed: messages.invitationFailed(),
    keep: true,
    read: (data) => ({
      email: data.get('email'),
      role: data.get('role'),
      departments: data.getAll('departments'),
    }),
    send: async (body) => {
      await call(inviteColleague, { body });
      toast(messages.invitationSent());
      element.current?.reset();
      setRole('viewer');
      await revalidate();
    },
  });
  return (
    <form
      ref={element}
      aria-label={t`Invite a colleague`}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className="grid max-w-narrow gap-4"
    >
      <div className="flex flex-wrap items-start gap-4">
        <Field label={t`E-mail`} className="flex-[1_1_14rem]" error={form.errors.email}>
          <Input name="email" type="email" autoComplete="off" required />
        </Field>
        <Field label={t`Role`} className="w-44 max-w-full" error={form.errors.role}>
          <Select name="role" value={role} onChange={(event) => setRole(event.target.value as typeof role)}>
            {invitedRoles.map((name) => (
              <option key={name} value={name}>
                {roleNames[name]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-note text-ink-soft">
        {roleNames[role]}: {roleHints[role]}
      </p>
      {worksByDepartments(role) && (
        <DepartmentChoice departments={departments} error={form.errors.departments} />
      )}
      <FormProblem form={form} />
      {/* Last: what the role sees is read before. */}
      <div>
        <Button type="submit" variant="primary" loading={form.state === 'sending'}>
          <Trans>Invite</Trans>
        </Button>
      </div>
    </form>
  );
}
