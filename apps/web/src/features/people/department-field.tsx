import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { ownDepartments } from '../../lib/may.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useUser } from '../session/user-context.ts';

interface DepartmentFieldProps {
  /** Offered while typing; a new name opens a new department. */
  known: readonly string[];
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** Someone's department, by name. A manager has only their own to choose from. */
export function DepartmentField({ known, defaultValue, error }: DepartmentFieldProps) {
  const id = useId();
  const own = ownDepartments(useUser())?.map(({ name }) => name);
  const [typed, setTyped] = useState('');
  return (
    <>
      <Field label={t`Department`} hint={sayNew(typed, own === undefined ? known : [])} error={error}>
        <Input
          name="department"
          autoComplete="off"
          required
          maxLength={80}
          list={id}
          onChange={({ target }) => setTyped(target.value)}
          defaultValue={defaultValue ?? (own?.length === 1 ? own[0] : undefined)}
        />
      </Field>
      <datalist id={id}>
        {(own ?? known).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** A slip of the pen would otherwise become a department of its own. */
function sayNew(typed: string, known: readonly string[]): string | undefined {
  const name = typed.trim();
  if (name === '' || known.length === 0) return undefined;
  const isKnown = known.some((one) => one.toLowerCase().startsWith(name.toLowerCase()));
  return isKnown ? undefined : t`“${name}” will be a new department.`;
}
