import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Fold } from '../ui/fold.tsx';
import { Table } from '../ui/table.tsx';

interface Column {
  readonly name: string;
  readonly isNumber?: boolean;
}

interface AsTableProps {
  label: string;
  columns: readonly Column[];
  /** Its rows. */
  children: ReactNode;
}

/** What a chart shows, for people who would rather read it. */
export function AsTable({ label, columns, children }: AsTableProps) {
  return (
    <Fold label={t`Read it as a table`} className="text-note">
      <Table caption={label} hideCaption className="mt-2 [&_:is(th,td)]:px-2 [&>table]:text-note">
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? 'num' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Fold>
  );
}
