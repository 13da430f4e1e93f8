import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fold } from '../../ui/fold.tsx';
import { Table } from '../../ui/table.tsx';
import type { OpportunityPoint } from './point.ts';
import { oneDecimal } from './point-mark.tsx';

interface PointsTableProps {
  label: string;
  points: readonly OpportunityPoint[];
}

/** The same content for those who would rather read it. */
export function PointsTable({ label, points }: PointsTableProps) {
  return (
    <Fold label={t`Read it as a table`} className="text-note">
      <Table caption={label} hideCaption className="mt-2">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Opportunity</Trans>
            </th>
            <th scope="col" className="num">
              <Trans>Effort</Trans>
            </th>
            <th scope="col" className="num">
              <Trans>Impact</Trans>
            </th>
            <th scope="col">
              <Trans>What it means</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.name}>
              <th scope="row">
                {index + 1}. {point.name}
              </th>
              <td className="num">{withRange(point.x, point.interval?.x)}</td>
              <td className="num">{withRange(point.y, point.interval?.y)}</td>
              <td className="min-w-48">{point.description}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  );
}

function withRange(value: number, interval?: readonly [number, number]): string {
  const range = interval ? t` (${oneDecimal(interval[0])} to ${oneDecimal(interval[1])})` : '';
  return oneDecimal(value) + range;
}
