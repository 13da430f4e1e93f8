import { t } from '@lingui/core/macro';
import { Table } from '../../../ui/table.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import type { Colleagues } from '../settings-data.ts';
import { ColleagueRow } from './colleague-row.tsx';

export function ColleagueTable({ members, departments }: Colleagues) {
  return (
    <Table caption={t`Colleagues`} hideCaption narrow="stack">
      <TableHead columns={[t`Name`, t`Role`, t`Last active`]} actions={t`Change`} />
      <tbody>
        {members.map((member) => (
          <ColleagueRow key={member.user_id} member={member} departments={departments} />
        ))}
      </tbody>
    </Table>
  );
}
