import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Table } from '../../../ui/table.tsx';
import type { Colleagues } from '../settings-data.ts';
import { ColleagueRow } from './colleague-row.tsx';

export function ColleagueTable({ members, departments }: Colleagues) {
  return (
    <Table caption={t`Colleagues`} hideCaption narrow="stack">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Role</Trans>
          </th>
          <th scope="col">
            <Trans>Last active</Trans>
          </th>
          <th scope="col">
            <span className="sr-only">
              <Trans>Change</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <ColleagueRow key={member.user_id} member={member} departments={departments} />
        ))}
      </tbody>
    </Table>
  );
}
