import { summariseResponses } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { may, ownDepartments } from '../../lib/may.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useUser } from '../session/user-context.ts';
import { useMay } from './may-context.ts';
import { NoSeats } from './no-seats.tsx';
import { MissingPeople } from './people/missing-people.tsx';

/** Whether someone wants to see the sample. It stands in the address, so that Back leads to the next step again. */
export const useLooksAtSample = () => useSearchParams()[0].get('look') === 'sample';

/** Nothing to show yet: the next step first, and the sample for those who ask for it. */
export function FirstRun({ gated, looks }: { gated: boolean; looks: boolean }) {
  const { see_people } = useMay();
  const user = useUser();
  const mayInvite = may(user, 'employees:see');
  return (
    <section aria-labelledby="no-data" className="mb-6 border-b pb-6">
      <h2 id="no-data" className="text-h3">
        <Trans>No data yet.</Trans>
      </h2>
      <p className="mt-1.5 max-w-narrow text-ui text-ink-soft">
        {whenTheyAppear(gated, user)} {looks && t`Until then, these scores are those of a made-up company.`}
      </p>
      {!looks && (
        <ol className="mt-6 grid max-w-narrow">
          {mayInvite && <Inviting />}
          <Step
            to="?look=sample"
            title={t`Look at the sample`}
            text={t`This page with the scores of a made-up company.`}
          />
        </ol>
      )}
      {see_people && (
        <div className="mt-6">
          <MissingPeople perPage={6} nobody={t`No invitation is open.`} />
        </div>
      )}
      {looks && (
        <p className="mt-4 text-ui">
          <Link className="link" to="?">
            <Trans>Back to the first steps</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}

/** Of each reader what is true for them: the gate is for those who see no individuals. */
function whenTheyAppear(gated: boolean, user: User): string {
  if (!gated)
    return t`Your company’s scores will appear with the first answers. Colleagues who can’t see individual results see scores once five or more people have answered.`;
  return ownDepartments(user) === null
    ? t`Your company’s scores will appear once five or more people have answered.`
    : t`Scores of your own departments appear with the first answers. Those of the whole company follow once five people have answered.`;
}

/** The ways to begin, while there is a seat for someone. */
function Inviting() {
  const { value } = useLoading('seats', (signal) => call(summariseResponses, { query: {} }, { signal }));
  if (value?.seats.left === 0) {
    return (
      <li className="border-t py-4">
        <NoSeats total={value.seats.total} />
      </li>
    );
  }
  const hasInvited = value !== null && value.total > 0;
  return (
    <>
      <li className="border-t py-4">
        <p className="mb-3 text-ui text-ink-soft">
          <Trans>Each person gets a link by e-mail and takes about 15 minutes to answer.</Trans>
        </p>
        <span className="flex flex-wrap gap-2">
          {hasInvited ? (
            <ButtonLink variant="primary" to={pages.people.path}>
              <Trans>See who has answered</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={`${pages.people.path}?invite=one`}>
              <Trans>Invite the first person</Trans>
            </ButtonLink>
          )}
          <ButtonLink to={`${pages.people.path}?invite=many`}>
            <Trans>Invite many at once</Trans>
          </ButtonLink>
        </span>
      </li>
      <Step
        to={`${pages.people.path}?invite=me`}
        title={t`Answer it yourself`}
        text={t`See what the others will see. Your answers count like theirs.`}
      />
    </>
  );
}

const Step = ({ to, title, text }: { to: string; title: string; text: string }) => (
  <li className="border-t py-3">
    <Link className="link text-body font-medium" to={to}>
      {title}
    </Link>
    <p className="mt-0.5 text-ui text-ink-soft">{text}</p>
  </li>
);
