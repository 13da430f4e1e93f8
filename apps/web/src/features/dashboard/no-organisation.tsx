import { openOrganisation } from '@fourfold/contract/calls';
import { organisationForm } from '@fourfold/contract/schemas';
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

/** Somebody who left, was removed or deleted their organisation still has an account. */
export function NoOrganisation() {
  const user = useUser();
  return (
    <>
      <ScreenHeading>You belong to no organisation at the moment</ScreenHeading>
      <p className="max-w-read text-body text-ink-soft">
        Ask a colleague to invite you
        {user.organisations.length > 0 && ', choose another organisation in the menu behind your name'}
        {site.registration === 'closed' ? '.' : ', or open one.'}
      </p>
      {site.registration !== 'closed' && <OpenOne />}
    </>
  );
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
      <Field label="Company" error={form.errors.name}>
        <Input name="name" autoComplete="organization" required maxLength={120} />
      </Field>
      {form.problem !== null && form.errors.name === undefined && (
        <Notice kind="error" live>
          {form.problem}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" loading={form.state === 'sending'}>
          Open an organisation
        </Button>
      </div>
    </form>
  );
}
