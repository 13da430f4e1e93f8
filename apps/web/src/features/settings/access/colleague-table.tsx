import { Table } from '../../../ui/table.tsx';
import type { Colleagues } from '../settings-data.ts';
import { ColleagueRow } from './colleague-row.tsx';

export function ColleagueTable({ members, departments }: Colleagues) {
  return (
    <Table caption="Colleagues" hideCaption narrow="stack">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Last here</th>
          <th scope="col">
            <span className="sr-only">Change</span>
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
