import { listResponses } from '@fourfold/contract/calls';
import type { DraftedPlan, Plan } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { may } from '../../lib/may.ts';
import type { Form } from '../../lib/use-form.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceProblem } from '../../ui/choice-problem.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useUser } from '../session/user-context.ts';

const elsewhere = 'other';

/** Who looks after it: a colleague with an account, or someone by name and address. */
export function OwnerField({
  owners,
  owner,
  form,
}: {
  owners: DraftedPlan['owners'];
  owner: Plan['owner'];
  form: Form;
}) {
  const before = owner === null ? '' : (owner.user_id ?? elsewhere);
  const [chosen, setChosen] = useState(before);
  return (
    <>
      <Field
        label={t`Who looks after it`}
        hint={t`They get an e-mail when it starts, and then one a week. No account is needed.`}
        error={form.errors['owner.user_id'] ?? form.errors.owner}
      >
        <Select
          name="owner.user_id"
          value={chosen}
          placeholder={t`Choose someone`}
          onChange={({ target }) => setChosen(target.value)}
        >
          {owners.map(({ user_id, name }) => (
            <option key={user_id} value={user_id}>
              {name}
            </option>
          ))}
          <option value={elsewhere}>{t`Someone without an account`}</option>
        </Select>
      </Field>
      {chosen === elsewhere && <SomeoneElse owner={owner?.user_id === null ? owner : null} form={form} />}
    </>
  );
}

/** Found among the people who were invited, as far as the person who plans sees them, or typed in. */
function SomeoneElse({ owner, form }: { owner: Plan['owner']; form: Form }) {
  const seesPeople = may(useUser(), 'employees:see');
  const [person, setPerson] = useState<string | null>(null);
  const people = useLoading('owners', async (signal) => (seesPeople ? await loadPeople(signal) : []));
  const known = people.value ?? [];
  const found = known.find(({ email }) => email === person);
  return (
    <>
      {known.length > 0 && (
        <Field label={t`Find them among the people invited`} optional>
          <Combobox
            items={known.map(({ name, email, department }) => ({
              value: email,
              label: `${name}, ${department}`,
            }))}
            value={person}
            onChange={setPerson}
            placeholder={t`Type a name`}
          />
        </Field>
      )}
      <div key={found?.email} className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Name`} error={form.errors['owner.name']}>
          <Input
            name="owner.name"
            autoComplete="off"
            maxLength={120}
            defaultValue={found?.name ?? owner?.name ?? ''}
          />
        </Field>
        <Field label={t`E-mail`} error={form.errors['owner.email']}>
          <Input
            name="owner.email"
            type="email"
            autoComplete="off"
            maxLength={254}
            defaultValue={found?.email ?? owner?.email ?? ''}
          />
        </Field>
      </div>
    </>
  );
}

interface Invited {
  readonly name: string;
  readonly email: string;
  readonly department: string;
}

/** As many as one call brings; anyone else can still be typed in. */
const mostPeople = 500;

/** Once each, whatever rounds they were asked in. Where they do not come, names are typed as before. */
async function loadPeople(signal: AbortSignal): Promise<Invited[]> {
  const query = { kind: 'employee', per_page: mostPeople } as const;
  const { responses } = await call(listResponses, { query }, { signal });
  const people = responses.map(({ first_name, last_name, email, department }) => ({
    name: `${first_name} ${last_name}`,
    email,
    department,
  }));
  return [...new Map(people.toReversed().map((one) => [one.email, one])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}

interface AimFieldProps {
  /** What is chosen, where it is not whom a plan is for. */
  legend?: string;
  departments: DraftedPlan['departments'];
  mayEveryone: boolean;
  aim: Aim;
  onChange: (aim: Aim) => void;
  error: string | undefined;
}

export interface Aim {
  readonly everyone: boolean;
  readonly departments: readonly string[];
}

/** Whom it is for. */
export function AimField({ legend, departments, mayEveryone, aim, onChange, error }: AimFieldProps) {
  const id = useId();
  const toggle = (department: string, isOn: boolean) =>
    onChange({
      ...aim,
      departments: isOn
        ? [...aim.departments, department]
        : aim.departments.filter((other) => other !== department),
    });
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-ui font-medium">{legend ?? t`Who it’s for`}</legend>
      {mayEveryone && (
        <Checkbox
          label={t`The whole company`}
          name="company_wide"
          checked={aim.everyone}
          onChange={({ target }) => onChange({ ...aim, everyone: target.checked })}
        />
      )}
      {!aim.everyone && (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {departments.map((department) => (
            <Checkbox
              key={department.id}
              label={department.name}
              name="departments"
              value={department.id}
              checked={aim.departments.includes(department.id)}
              onChange={({ target }) => toggle(department.id, target.checked)}
            />
          ))}
        </div>
      )}
      {error && <ChoiceProblem id={id}>{error}</ChoiceProblem>}
    </fieldset>
  );
}

/** The owner as the contract takes one, out of the fields above. */
export function readOwner(data: FormData): Record<string, unknown> {
  const chosen = data.get('owner.user_id');
  return chosen === elsewhere
    ? { kind: 'other', name: data.get('owner.name'), email: data.get('owner.email') }
    : { kind: 'member', user_id: chosen ?? '' };
}
