import { changeMember } from '@fourfold/contract/calls';
import { memberForm } from '@fourfold/contract/schemas';
import { grantable, type Role, reachOf, roles, whoMay, worksByDepartments } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { allOf } from '../../../lib/lists.ts';
import { may } from '../../../lib/may.ts';
import { roleHints, roleNames } from '../../../lib/role-names.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useUser } from '../../session/user-context.ts';
import type { Colleague, Department } from '../settings-data.ts';
import { DepartmentChoice } from './department-choice.tsx';

interface EditColleagueProps {
  member: Colleague;
  departments: readonly Department[];
  onClose: () => void;
}

const manages = (role: Role) => reachOf({ role, grants: [] }, 'organisation:manage') !== null;

export function EditColleague({ member, departments, onClose }: EditColleagueProps) {
  const user = useUser();
  const owns = may(user, 'organisation:own');
  // Where the operator's list says who writes reports, a grant has no effect, and stays as it is.
  const grants = owns && user.organisation?.authors_listed === false;
  const [role, setRole] = useState<Role>(member.role);
  const { revalidate } = useRevalidator();
  const change = useChange();
  const params = { userId: member.user_id };
  // As it was, for Undo: rights that only an owner gives are left out where an admin changes the rest.
  const before = {
    role: member.role,
    departments: member.departments.map(({ id }) => id),
    ...(grants ? { grants: member.grants } : {}),
  };
  const form = useForm({
    schema: memberForm,
    read: (data) => ({
      role: data.get('role'),
      departments: data.getAll('departments'),
      ...(grants ? { grants: data.getAll('grants') } : {}),
    }),
    send: async (body) => {
      await call(changeMember, { params, body }, { handles: ['not_found'] });
      const undo = () =>
        void change.run(
          () => call(changeMember, { params, body: before }),
          t`${member.first_name}’s former role and rights are back.`,
        );
      // Nobody is made a manager of nothing, not even again.
      const canUndo = !worksByDepartments(member.role) || member.departments.length > 0;
      toast(
        t`What ${member.first_name} may see and do has been changed.`,
        canUndo ? { action: { label: t`Undo`, run: undo } } : {},
      );
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${member.first_name} ${member.last_name}`}
      form={form}
      submit={t`Save`}
      onClose={onClose}
    >
      <Field label={t`Role`} hint={roleHints[role]} error={form.errors.role}>
        <Select name="role" value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {roles
            .filter((name) => owns || name !== 'owner')
            .map((name) => (
              <option key={name} value={name}>
                {roleNames[name]}
              </option>
            ))}
        </Select>
      </Field>
      {manages(member.role) && !manages(role) && (
        <p className="text-note text-ink-soft">
          <Trans>
            {member.first_name}’s API tokens here stop working, because only{' '}
            {whoMay('organisation:manage', allOf)} can have them.
          </Trans>
        </p>
      )}
      {worksByDepartments(role) && (
        <DepartmentChoice
          departments={departments}
          chosen={before.departments}
          error={form.errors.departments}
        />
      )}
      {owns && !grants && grantable(role).includes('reports:write') && (
        <p className="text-note text-ink-soft">
          {member.writes_reports ? (
            <Trans>
              The people who write reports are listed in the server’s REPORT_AUTHORS setting.{' '}
              {member.first_name} is on that list.
            </Trans>
          ) : (
            <Trans>
              The people who write reports are listed in the server’s REPORT_AUTHORS setting.{' '}
              {member.first_name} is not on that list. The people who run the server can add them.
            </Trans>
          )}
        </p>
      )}
      {grants && grantable(role).includes('reports:write') && (
        <Checkbox
          name="grants"
          value="reports:write"
          defaultChecked={member.grants.includes('reports:write')}
          label={t`Writes reports`}
          hint={t`Drafts, reviews and sends reports, but only for people whose results the role can see.`}
        />
      )}
    </FormDialog>
  );
}
