import { openOrganisation } from '@fourfold/contract/calls';
import { organisationForm, type User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { site } from '../../lib/site.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { session } from '../session/session.ts';
import { useUser } from '../session/user-context.ts';
import { workIn } from '../session/work-in.ts';
import { ScreenHeading } from './screen-heading.tsx';

/** Someone who left, was removed or deleted their last organisation still has an account. */
export function NoOrganisation() {
  const { organisations } = useUser();
  if (organisations.length > 0) return <ChooseOne organisations={organisations} />;
  const mayOpen = site.registration !== 'closed';
  return (
    <>
      <ScreenHeading>
        <Trans>You belong to no organisation at the moment</Trans>
      </ScreenHeading>
      <p className="max-w-read text-body text-ink-soft">
        {mayOpen
          ? t`Ask a colleague to invite you, or create an organisation of your own.`
          : t`Ask a colleague to invite you.`}
      </p>
      {mayOpen && <OpenOne />}
    </>
  );
}

/** The server leads on to another one where it can; this is for people who joined one elsewhere since. */
function ChooseOne({ organisations }: Pick<User, 'organisations'>) {
  const navigate = useNavigate();
  const go = async (to: User['organisations'][number]) => {
    if (await workIn(to)) await navigate(pages.dashboard.path);
  };
  return (
    <>
      <ScreenHeading>
        <Trans>Choose an organisation</Trans>
      </ScreenHeading>
      <ul className="grid justify-items-start gap-3">
        {organisations.map((one) => (
          <li key={one.id}>
            <Button onClick={() => go(one)}>{one.name}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function OpenOne() {
  const form = useForm({
    schema: organisationForm,
    send: async (values) => {
      await call(openOrganisation, { body: values });
      await session.enter();
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
