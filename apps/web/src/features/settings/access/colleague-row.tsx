import { worksByDepartments } from '@fourfold/contract/words';
import { useState } from 'react';
import { ago } from '../../../lib/dates.ts';
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
          {name} {isMe && <Badge>You</Badge>}
          <span className="block text-note font-normal wrap-anywhere text-ink-soft">{member.email}</span>
          <span className="block text-note font-normal text-ink-soft">
            {member.second_step ? 'Logs in with a second step' : 'No second step'}
          </span>
        </div>
      </th>
      <td data-label="Role">
        <span>
          {roleNames[member.role]}
          {member.role !== 'owner' && member.writes_reports && ', writes reports'}
          {member.role === 'owner' && !member.writes_reports && ', writes no reports'}
          {worksByDepartments(member.role) && (
            <span className="block text-note text-ink-soft">
              {member.departments.map((department) => department.name).join(', ') ||
                'no department, so sees nobody'}
            </span>
          )}
        </span>
      </td>
      <td data-label="Last here">{member.last_used_at ? ago(member.last_used_at, new Date()) : 'not yet'}</td>
      <td className="num">
        {mayChange && (
          <Menu
            align="end"
            trigger={
              <Button variant="quiet" size="small" aria-label={`Change ${name}`}>
                <Icon name="more" />
              </Button>
            }
          >
            <MenuItem onClick={() => setOpen('edit')}>Change role and rights</MenuItem>
            {owns && <MenuItem onClick={() => setOpen('handOver')}>Hand the organisation over</MenuItem>}
            <MenuItem onClick={() => setOpen('signOut')}>End their sessions</MenuItem>
            <MenuLine />
            <MenuItem danger onClick={() => setOpen('remove')}>
              Remove
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
