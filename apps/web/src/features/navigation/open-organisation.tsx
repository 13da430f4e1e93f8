import { openOrganisation } from '@fourfold/contract/calls';
import { organisationForm } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { freePeople } from '../../lib/site.ts';
import { toast } from '../../lib/toast-store.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { useForm } from '../../lib/use-form.ts';
import { AskingDialog } from '../../ui/asking-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { session } from '../session/session.ts';

interface OpenOrganisationProps {
  open: boolean;
  /** They manage one already, of which parts can be taken along. */
  hasTemplate: boolean;
  onClose: () => void;
}

/**
 * For a consultant's next client: an organisation of its own, with its own free seats, owned by the person who opens
 * it.
 */
export function OpenOrganisation({ open, hasTemplate, onClose }: OpenOrganisationProps) {
  const id = useId();
  // Goes along to the page of templates.
  const [name, setName] = useState('');
  const navigate = useNavigate();
  const form = useForm({
    schema: organisationForm,
    send: async (values) => {
      if (!(await unsaved.ask())) return;
      const { organisation } = await call(openOrganisation, { body: values });
      await session.enter();
      onClose();
      toast(t`${organisation.name} has been created, and you are now working in it.`);
      await navigate(pages.dashboard.path);
    },
  });
  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      title={t`Create an organisation`}
      description={
        freePeople === null
          ? t`It starts empty, and nobody in your other organisations can see it.`
          : t`It starts empty, with a free assessment for ${freePeople}, and nobody in your other organisations can see it.`
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant="primary" loading={form.state === 'sending'}>
            <Trans>Create the organisation</Trans>
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="grid gap-4">
        <Field label={t`Name of the organisation`} error={form.errors.name}>
          <Input
            name="name"
            autoComplete="off"
            required
            maxLength={120}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        {hasTemplate && (
          <p className="text-ui">
            <Link className="link" to={pages.newClient.path} state={{ name }} onClick={onClose}>
              <Trans>Start from a template: wording, departments or plans from another organisation</Trans>
            </Link>
          </p>
        )}
        {form.problem !== null && form.errors.name === undefined && (
          <Notice kind="error" live>
            {form.problem}
          </Notice>
        )}
      </form>
    </AskingDialog>
  );
}
