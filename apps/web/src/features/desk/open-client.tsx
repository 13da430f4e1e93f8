import { openClient } from '@fourfold/contract/calls';
import { clientForm, type DeskRow } from '@fourfold/contract/schemas';
import { type ClientPart, clientParts, pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { freePeople, site } from '../../lib/site.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { session } from '../session/session.ts';
import { useUser } from '../session/user-context.ts';

type Template = NonNullable<DeskRow['template']>;
type Source = DeskRow & { template: Template };

/** A further organisation that starts with parts of one of one's own. */
export function OpenClient({ organisations }: { organisations: readonly DeskRow[] }) {
  const sources = organisations.filter((row): row is Source => row.template !== null);
  if (site.registration === 'closed' || sources.length === 0)
    return (
      <EmptyState title={t`You can’t start from a template here`}>
        {site.registration === 'closed' ? (
          <Trans>New organisations can’t be created here. Ask the people who run this site.</Trans>
        ) : (
          <Trans>Only an organisation that you own or administer can be a template.</Trans>
        )}
      </EmptyState>
    );
  return <ClientForm sources={sources} />;
}

/** What was typed before someone chose to start from a template. */
const typedBefore = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
    ? state.name
    : '';

function ClientForm({ sources }: { sources: readonly Source[] }) {
  const navigate = useNavigate();
  const typed = typedBefore(useLocation().state);
  const here = useUser().organisation?.id;
  const [from, setFrom] = useState(() => (sources.find(({ id }) => id === here) ?? sources[0])?.id ?? '');
  const template = sources.find(({ id }) => id === from)?.template;
  const form = useForm({
    schema: clientForm,
    read: (data) => ({ name: data.get('name'), from: data.get('from'), parts: data.getAll('parts') }),
    send: async (body) => {
      const { organisation } = await call(openClient, { body });
      await session.enter();
      toast(t`${organisation.name} has been created, and you are now working in it.`);
      await navigate(pages.dashboard.path, { replace: true });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="grid max-w-form gap-5">
      <Field label={t`Name of the organisation`} error={form.errors.name}>
        <Input key={typed} name="name" defaultValue={typed} autoComplete="off" required maxLength={120} />
      </Field>
      <Field label={t`Template`} error={form.errors.from}>
        <Select name="from" value={from} onChange={({ target }) => setFrom(target.value)}>
          {sources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {template && (
        <fieldset key={from}>
          <legend className="mb-1 text-ui font-medium">
            <Trans>What to copy</Trans>
          </legend>
          {clientParts.map((part) => (
            <Part key={part} part={part} template={template} />
          ))}
        </fieldset>
      )}
      <Notice kind="info" title={t`What is not copied`}>
        {stays()}
      </Notice>
      <FormProblem form={form} />
      <div>
        <Button type="submit" variant="primary" loading={form.state === 'sending'}>
          <Trans>Create the organisation</Trans>
        </Button>
      </div>
    </form>
  );
}

function Part({ part, template }: { part: ClientPart; template: Template }) {
  const { label, hint } = partWords(part, template);
  const isThere = part === 'settings' || Boolean(template[part]);
  return (
    <Checkbox
      name="parts"
      value={part}
      label={label}
      hint={isThere ? hint : t`Nothing to copy yet.`}
      disabled={!isThere}
      // An organisation has a logo and departments of its own more often than not.
      defaultChecked={isThere && part !== 'logo'}
    />
  );
}

function partWords(part: ClientPart, { departments, plans }: Template): { label: string; hint: string } {
  switch (part) {
    case 'words':
      return {
        label: t`Your own words`,
        hint: t`In invitations, reminders, the information sheet and the report template. Check whether they still mention the other company’s name.`,
      };
    case 'departments':
      return {
        label: plural(departments, { one: '# department', other: '# departments' }),
        hint: t`Their names and time zones.`,
      };
    case 'logo':
      return { label: t`The logo`, hint: t`In e-mails and documents. You can replace it in the settings.` };
    case 'plans':
      return {
        label: plural(plans, { one: '# plan', other: '# plans' }),
        hint: t`Plans are copied as drafts, with no owner, no round and no ticks. Each ends in 90 days unless you change that. Check the wording for people’s names.`,
      };
    case 'settings':
      return {
        label: t`Settings`,
        hint: t`Reminders with their time zone, how long answers are kept, and what respondents may see.`,
      };
  }
}

function stays(): string {
  const never = t`Invited people, their answers, scores and reports, and your colleagues’ accounts are not copied. Set the contact for objections yourself, and decide whether two-step verification is required.`;
  return freePeople === null
    ? never
    : t`${never} The organisation has its own free assessment for ${freePeople}.`;
}
