import { t } from '@lingui/core/macro';
import { AsTable } from '../as-table.tsx';
import type { OpportunityPoint } from './point.ts';
import { withRange } from './point-mark.tsx';

interface PointsTableProps {
  label: string;
  points: readonly OpportunityPoint[];
}

/** The same content for those who would rather read it. */
export function PointsTable({ label, points }: PointsTableProps) {
  return (
    <AsTable
      label={label}
      columns={[
        { name: t`Opportunity` },
        { name: t`Effort`, isNumber: true },
        { name: t`Impact`, isNumber: true },
      ]}
    >
      {points.map((point, index) => (
        <tr key={point.name}>
          <th scope="row">
            {index + 1}. {point.name}
          </th>
          <td className="num whitespace-nowrap">{withRange(point.x, point.interval?.x)}</td>
          <td className="num whitespace-nowrap">{withRange(point.y, point.interval?.y)}</td>
        </tr>
      ))}
    </AsTable>
  );
}
