import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { eitherOf } from '../../lib/lists.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useUser } from '../session/user-context.ts';
import { InviteMany } from './batch/invite-many.tsx';
import { InviteForm } from './invite-form.tsx';
import type { Hiring, PeopleData } from './people-data.ts';
import { PreviewButton } from './preview/preview-button.tsx';

type InviteSectionProps = Pick<PeopleData, 'summary' | 'departments'> & { hiring?: Hiring };

/** Who can be invited, and for how many there is room. */
export function InviteSection({ summary, departments, hiring }: InviteSectionProps) {
  const { permissions, organisation } = useUser();
  const owns = permissions['organisation:own'] !== undefined;
  return (
    <section aria-labelledby="invite" className="border-t py-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="invite" className="text-h4">
          {hiring === undefined ? t`Invite a person` : t`Invite a candidate`}
        </h2>
        <div className="flex flex-wrap gap-2">
          <PreviewButton kind={hiring === undefined ? 'employee' : 'candidate'} />
          <InviteMany {...(hiring === undefined ? {} : { hiring })} />
        </div>
      </div>
      <Loaded data={summary} label={t`Loading the seats`}>
        {({ seats }) => (
          <p className="mt-1 text-ui text-ink-soft">
            <Trans>
              {seats.used} of {seats.total} seats are used.
            </Trans>{' '}
            {seats.left === 0 &&
              (owns
                ? t`All seats are taken.`
                : t`All seats are taken. Ask ${eitherOf(organisation?.owners ?? [])} for more.`)}{' '}
            {owns && (
              <Link className="link" to={`${pages.settings.path}?tab=billing`}>
                {seats.left === 0 ? t`Ask for more seats` : t`Seats and billing`}
              </Link>
            )}
          </p>
        )}
      </Loaded>
      <Loaded data={departments} label={t`Loading the departments`}>
        {(names) => <InviteForm departments={names} {...(hiring === undefined ? {} : { hiring })} />}
      </Loaded>
    </section>
  );
}
