import { openOrganisation } from '@fourfold/contract/calls';
import { organisationForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../lib/api.ts';
import { site } from '../../lib/site.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { session } from '../session/session.ts';
import { useUser } from '../session/user-context.ts';
import { ScreenHeading } from './screen-heading.tsx';

/** Someone who left, was removed or deleted their organisation still has an account. */
export function NoOrganisation() {
  const user = useUser();
  return (
    <>
      <ScreenHeading>
        <Trans>You belong to no organisation at the moment</Trans>
      </ScreenHeading>
      <p className="max-w-read text-body text-ink-soft">
        {waysOut(user.organisations.length > 0, site.registration !== 'closed')}
      </p>
      {site.registration !== 'closed' && <OpenOne />}
    </>
  );
}

function waysOut(hasOthers: boolean, mayOpen: boolean): string {
  if (!hasOthers) {
    return mayOpen
      ? t`Ask a colleague to invite you, or create an organisation of your own.`
      : t`Ask a colleague to invite you.`;
  }
  return mayOpen
    ? t`Ask a colleague to invite you, choose another organisation in the menu under your name, or create a new one.`
    : t`Ask a colleague to invite you, or choose another organisation in the menu under your name.`;
}

function OpenOne() {
  const form = useForm({
    schema: organisationForm,
    send: async (values) => {
      await call(openOrganisation, { body: values });
      await session.load();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="mt-6 grid max-w-form gap-4">
      <Field label={t`Company`} error={form.errors.name}>
        <Input name="name" autoComplete="organization" required maxLength={120} />
      </Field>
      {form.problem !== null && form.errors.name === undefined && (
        <Notice kind="error" live>
          {form.problem}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" loading={form.state === 'sending'}>
          <Trans>Create an organisation</Trans>
        </Button>
      </div>
    </form>
  );
}
