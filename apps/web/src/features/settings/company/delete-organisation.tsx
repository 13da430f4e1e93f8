import { deleteOrganisation } from '@fourfold/contract/calls';
import { deleteOrganisationForm } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { unsaved } from '../../../lib/unsaved.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { session } from '../../session/session.ts';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';

export function DeleteOrganisation({ company }: { company: Company }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      title={t`Delete the organisation`}
      note={t`This deletes everyone’s data and answers, all reports and all tokens. Your colleagues lose their access. It can’t be undone. Your account stays.`}
    >
      <Button className="max-w-full wrap-anywhere" onClick={() => setIsOpen(true)}>
        <Trans>Delete {company.name}</Trans>
      </Button>
      {isOpen && <TypeItsName company={company} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function TypeItsName({ company, onClose }: { company: Company; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    // The name is checked here too, so that a slip of the finger is said before anything is sent.
    schema: deleteOrganisationForm.refine(({ name }) => name.trim() === company.name, {
      error: t`Please type “${company.name}” exactly.`,
      path: ['name'],
    }),
    send: async ({ name }) => {
      await call(deleteOrganisation, { body: { name: name.trim() } });
      unsaved.drop();
      const next = (await session.enter())?.company ?? null;
      toast(
        next === null
          ? t`${company.name} has been deleted.`
          : t`${company.name} has been deleted. You are now working in ${next}.`,
      );
      await navigate(pages.dashboard.path);
    },
  });
  return (
    <FormDialog
      title={t`Delete ${company.name}?`}
      description={t`Everyone’s data, answers and reports will be erased at once, for good. Your colleagues will lose their access, and API tokens will stop working.`}
      form={form}
      submit={t`Delete everything`}
      danger
      onClose={onClose}
    >
      <Field label={t`Type ${company.name} to go on`} error={form.errors.name}>
        <Input name="name" autoComplete="off" required />
      </Field>
    </FormDialog>
  );
}
