import { listResponses } from '@fourfold/contract/calls';
import type { DraftedPlan, Plan } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { useUser } from '../session/user-context.ts';
import type { Aim } from './for-whom.ts';
import { type Invited, peopleNear } from './people-near.ts';

const elsewhere = 'other';
/** Before the address of someone who was invited. */
const person = 'person ';
const isPerson = (chosen: unknown, email = ''): boolean =>
  typeof chosen === 'string' && (email === '' ? chosen.startsWith(person) : chosen === `${person}${email}`);

/** Who looks after it: a colleague with an account, one of the people it is for, or someone by name and address. */
export function OwnerField({
  draft,
  owner,
  aim,
  form,
}: {
  draft: Pick<DraftedPlan, 'owners' | 'departments'>;
  owner: Plan['owner'];
  aim: Aim;
  form: Form;
}) {
  const before = owner === null ? '' : (owner.user_id ?? elsewhere);
  const [chosen, setChosen] = useState(before);
  const seesPeople = may(useUser(), 'employees:see');
  const people = useLoading('owners', async (signal) => (seesPeople ? await loadPeople(signal) : []));
  const known = people.value ?? [];
  const found = known.find(({ email }) => isPerson(chosen, email));
  const near = peopleNear(known, aim, draft);
  // The person chosen stays in the list when the boxes of their department change.
  const listed = found === undefined || near.includes(found) ? near : [found, ...near];
  return (
    <>
      <Field
        label={t`Who looks after it`}
        hint={t`They get an e-mail when it starts, and then one a week. No account is needed.`}
        error={form.errors['owner.user_id'] ?? form.errors.owner ?? problemOf(found, form)}
      >
        <Select
          name="owner.user_id"
          value={chosen}
          placeholder={t`Choose someone`}
          onChange={({ target }) => setChosen(target.value)}
        >
          {draft.owners.map(({ user_id, name }) => (
            <option key={user_id} value={user_id}>
              {name}
            </option>
          ))}
          {listed.length > 0 && (
            <optgroup label={t`People in these departments`}>
              {listed.map(({ name, email, department }) => (
                <option key={email} value={`${person}${email}`}>
                  {`${name}, ${department}`}
                </option>
              ))}
            </optgroup>
          )}
          <option value={elsewhere}>
            {known.length > 0
              ? t`One of the people invited, or anyone else by e-mail`
              : t`Someone without an account`}
          </option>
        </Select>
      </Field>
      {found !== undefined && (
        <>
          <input type="hidden" name="owner.name" value={found.name} />
          <input type="hidden" name="owner.email" value={found.email} />
          <AskFirst person={found} />
        </>
      )}
      {chosen === elsewhere && (
        <SomeoneElse known={known} owner={owner?.user_id === null ? owner : null} form={form} />
      )}
    </>
  );
}

/** What is wrong with someone who was chosen: their name and address stand in no field of their own. */
const problemOf = (found: Invited | undefined, { errors }: Form): string | undefined =>
  found && (errors['owner.name'] ?? errors['owner.email']);

/** Found among the people who were invited, as far as the person who plans sees them, or typed in. */
function SomeoneElse({
  known,
  owner,
  form,
}: {
  known: readonly Invited[];
  owner: Plan['owner'];
  form: Form;
}) {
  const [address, setAddress] = useState<string | null>(null);
  const found = known.find(({ email }) => email === address);
  return (
    <>
      {known.length > 0 && (
        <Field label={t`Find them among the people invited`} optional>
          <Combobox
            items={known.map(({ name, email, department }) => ({
              value: email,
              label: `${name}, ${department}`,
            }))}
            value={address}
            onChange={setAddress}
            placeholder={t`Type a name`}
          />
        </Field>
      )}
      {found !== undefined && <AskFirst person={found} />}
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

/** What was ended is the reminders about the questionnaire, and nothing else. */
function AskFirst({ person: { name, isQuiet } }: { person: Invited }) {
  if (!isQuiet) return null;
  return (
    <Notice kind="warning" live>
      <Trans>
        {name} has stopped reminders about the questionnaire, but this plan’s e-mails would still reach them.
        Check with them first.
      </Trans>
    </Notice>
  );
}

/** As many as one call brings; anyone else can still be typed in. */
const mostPeople = 500;

/** Once each, whatever rounds they were asked in. Where they do not come, names are typed as before. */
async function loadPeople(signal: AbortSignal): Promise<Invited[]> {
  const query = { kind: 'employee', per_page: mostPeople } as const;
  const { responses } = await call(listResponses, { query }, { signal });
  const people = responses.map(({ first_name, last_name, email, department, no_reminders }) => ({
    name: `${first_name} ${last_name}`,
    email,
    department,
    isQuiet: no_reminders,
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
  /** What to know about those that are ticked. */
  note?: string | null;
}

/** Whom it is for. */
export function AimField({
  legend,
  departments,
  mayEveryone,
  aim,
  onChange,
  error,
  note = null,
}: AimFieldProps) {
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
      <p className="mt-1 text-note text-ink-soft empty:hidden" aria-live="polite">
        {note}
      </p>
      {error && <ChoiceProblem id={id}>{error}</ChoiceProblem>}
    </fieldset>
  );
}

/** The owner as the contract takes one, out of the fields above. */
export function readOwner(data: FormData): Record<string, unknown> {
  const chosen = data.get('owner.user_id');
  return chosen === elsewhere || isPerson(chosen)
    ? { kind: 'other', name: data.get('owner.name'), email: data.get('owner.email') }
    : { kind: 'member', user_id: chosen ?? '' };
}
