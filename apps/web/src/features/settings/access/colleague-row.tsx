import { worksByDepartments } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ago } from '../../../lib/dates.ts';
import { inRow } from '../../../lib/lists.ts';
import { may } from '../../../lib/may.ts';
import { roleNames } from '../../../lib/role-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuItem, MenuLine } from '../../../ui/menu.tsx';
import { useUser } from '../../session/user-context.ts';
import type { Colleague, Department } from '../settings-data.ts';
import { type ColleagueDialog, ColleagueDialogs } from './colleague-dialogs.tsx';

interface ColleagueRowProps {
  member: Colleague;
  departments: readonly Department[];
}

export function ColleagueRow({ member, departments }: ColleagueRowProps) {
  const user = useUser();
  const [open, setOpen] = useState<ColleagueDialog | null>(null);
  const name = `${member.first_name} ${member.last_name}`;
  const isMe = member.user_id === user.id;
  const owns = may(user, 'organisation:own');
  const mayChange = !isMe && (owns || member.role !== 'owner');

  return (
    <tr>
      <th scope="row" className="md:min-w-44">
        <div>
          {name}{' '}
          {isMe && (
            <Badge>
              <Trans>You</Trans>
            </Badge>
          )}
          <span className="block text-note font-normal wrap-anywhere text-ink-soft">{member.email}</span>
          <span className="block text-note font-normal text-ink-soft">
            {member.second_step ? t`Two-step verification: on` : t`Two-step verification: off`}
          </span>
        </div>
      </th>
      <td data-label={t`Role`}>
        <span>
          {inRow([
            roleNames[member.role],
            ...(member.role !== 'owner' && member.writes_reports ? [t`writes reports`] : []),
            ...(member.role === 'owner' && !member.writes_reports ? [t`writes no reports`] : []),
          ])}
          {worksByDepartments(member.role) && (
            <span className="block text-note text-ink-soft">
              {inRow(member.departments.map((department) => department.name)) ||
                t`no department, so sees nobody`}
            </span>
          )}
        </span>
      </td>
      <td data-label={t`Last active`}>
        {member.last_used_at ? ago(member.last_used_at, new Date()) : t`not yet`}
      </td>
      <td className="num">
        {mayChange && (
          <Menu
            align="end"
            trigger={
              <Button variant="quiet" size="small" aria-label={t`Change ${name}`}>
                <Icon name="more" />
              </Button>
            }
          >
            <MenuItem onClick={() => setOpen('edit')}>
              <Trans>Change role and rights</Trans>
            </MenuItem>
            {owns && (
              <MenuItem onClick={() => setOpen('handOver')}>
                <Trans>Hand the organisation’s account over</Trans>
              </MenuItem>
            )}
            <MenuItem onClick={() => setOpen('signOut')}>
              <Trans>End their sessions</Trans>
            </MenuItem>
            <MenuLine />
            <MenuItem danger onClick={() => setOpen('remove')}>
              <Trans>Remove</Trans>
            </MenuItem>
          </Menu>
        )}
        {open !== null && (
          <ColleagueDialogs
            open={open}
            member={member}
            departments={departments}
            onClose={() => setOpen(null)}
          />
        )}
      </td>
    </tr>
  );
}
