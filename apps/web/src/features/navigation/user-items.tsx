import type { User } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { may } from '../../lib/may.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Item, itemClass } from './item.tsx';
import { reportLink } from './links.ts';
import { LogOutButton } from './log-out-button.tsx';
import { WorkItems } from './work-items.tsx';

interface UserItemsProps {
  /** Null while the profile is on its way: the items that everyone has stand already. */
  user: User | null;
  demo: ReactNode;
  submenuClass: string;
}

export function UserItems({ user, demo, submenuClass }: UserItemsProps) {
  return (
    <>
      <WorkItems user={user} />
      {user !== null && may(user, 'reports:write') && <Item {...reportLink} className="md:hidden" />}
      <li>
        <LogOutButton />
      </li>
      {demo}
      {user !== null && (
        <li className="max-md:order-first max-md:mb-1 max-md:border-b max-md:pb-1">
          <Disclosure
            className="relative"
            buttonClass={`${itemClass} w-full justify-between gap-1.5`}
            panelClass={submenuClass}
            label={
              <>
                <span className="sr-only">
                  <Trans>Account: </Trans>
                </span>
                <span className="min-w-0 truncate md:max-w-40">
                  {user.first_name} {user.last_name}
                </span>
                <Icon name="chevron-down" className="text-ink-soft" />
              </>
            }
          >
            <AccountMenu user={user} />
          </Disclosure>
        </li>
      )}
    </>
  );
}
