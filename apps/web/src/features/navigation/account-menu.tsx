import { switchOrganisation } from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../lib/api.ts';
import { site } from '../../lib/site.ts';
import { toast } from '../../lib/toast-store.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { Icon } from '../../ui/icon.tsx';
import { session } from '../session/session.ts';
import { Item, itemClass } from './item.tsx';
import { OpenOrganisation } from './open-organisation.tsx';

/** Behind the user's name: who one is, where one works, and the settings of both. */
export function AccountMenu({ user }: { user: User }) {
  const id = useId();
  const [isOpening, setIsOpening] = useState(false);
  const isVerified = user.email_verified_at !== null;
  return (
    <>
      <p className="px-3 pt-1.5 pb-2 text-note break-words text-ink-soft">{user.email}</p>
      <ul>
        <Item label={t`Settings`} to={pages.settings.path} />
      </ul>
      {isVerified && (
        <section aria-labelledby={id} className="mt-1.5 border-t pt-1.5">
          <h2 id={id} className="px-3 pt-1 pb-0.5 font-sans text-note font-normal text-ink-soft">
            <Trans>Organisation</Trans>
          </h2>
          <ul>
            {user.organisations.map(({ id, name }) => (
              <OrganisationItem key={id} id={id} name={name} isCurrent={id === user.organisation?.id} />
            ))}
          </ul>
          {site.registration !== 'closed' && (
            <button
              type="button"
              className={`${itemClass} w-full gap-2 text-left`}
              onClick={() => setIsOpening(true)}
            >
              <Icon name="plus" className="text-ink-soft" />
              <Trans>Open a further organisation</Trans>
            </button>
          )}
        </section>
      )}
      <OpenOrganisation open={isOpening} onClose={() => setIsOpening(false)} />
    </>
  );
}

interface OrganisationItemProps {
  id: string;
  name: string;
  isCurrent: boolean;
}

function OrganisationItem({ id, name, isCurrent }: OrganisationItemProps) {
  const navigate = useNavigate();
  async function change(): Promise<void> {
    if (isCurrent || !(await unsaved.ask())) return;
    try {
      await call(switchOrganisation, { params: { organisationId: id } });
      await session.load();
      toast(t`You now work in ${name}.`);
      await navigate(pages.dashboard.path);
    } catch (error) {
      toast(messageOf(error), { kind: 'error' });
    }
  }
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className={`${itemClass} w-full gap-2 text-left aria-[current]:font-medium`}
        onClick={change}
      >
        <span className="grid size-4 shrink-0 place-items-center" aria-hidden="true">
          {isCurrent && <span className="size-2 rounded-full bg-link" />}
        </span>
        <span className="min-w-0 break-words">{name}</span>
      </button>
    </li>
  );
}
