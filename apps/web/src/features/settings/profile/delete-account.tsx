import { deleteAccount } from '@fourfold/contract/calls';
import { deleteAccountForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { forgetBatches } from '../../../lib/kept-batch.ts';
import { toast } from '../../../lib/toast-store.ts';
import { unsaved } from '../../../lib/unsaved.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OwnPasswordField } from '../../../ui/own-password-field.tsx';
import { session } from '../../session/session.ts';
import { Section } from '../section.tsx';

export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      title={t`Delete your account`}
      note={t`This also deletes every organisation in which you are the only member. It can’t be undone.`}
    >
      <Button onClick={() => setIsOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      {isOpen && <ConfirmByPassword onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function ConfirmByPassword({ onClose }: { onClose: () => void }) {
  const form = useForm({
    schema: deleteAccountForm,
    send: async (body) => {
      await call(deleteAccount, { body });
      toast(t`Your account has been deleted.`);
      unsaved.drop();
      forgetBatches();
      session.end('deleted');
    },
  });
  return (
    <FormDialog
      title={t`Delete your account?`}
      description={t`Your name, addresses, sessions, tokens and e-mails are deleted at once. So is every organisation that has no other member, with all its people and answers. Answers that you gave to a company stay with that company. You can erase them on the page you were given.`}
      form={form}
      submit={t`Delete my account`}
      danger
      onClose={onClose}
    >
      <OwnPasswordField error={form.errors.password} />
    </FormDialog>
  );
}
