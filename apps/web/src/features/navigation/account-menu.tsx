import type { User } from '@fourfold/contract/schemas';
import { pages, reachOf } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { site } from '../../lib/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { Item, itemClass } from './item.tsx';
import { OpenOrganisation } from './open-organisation.tsx';
import { Organisations } from './organisations.tsx';

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
          <Organisations user={user} />
          {site.registration !== 'closed' && (
            <button
              type="button"
              className={`${itemClass} w-full gap-2 text-left`}
              onClick={() => setIsOpening(true)}
            >
              <Icon name="plus" className="text-ink-soft" />
              <Trans>Create an organisation</Trans>
            </button>
          )}
        </section>
      )}
      <OpenOrganisation
        open={isOpening}
        hasTemplate={user.organisations.some(({ role }) =>
          reachOf({ role, grants: [] }, 'organisation:manage'),
        )}
        onClose={() => setIsOpening(false)}
      />
    </>
  );
}
