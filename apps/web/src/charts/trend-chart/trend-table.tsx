import type { Trend } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fold } from '../../ui/fold.tsx';
import { Table } from '../../ui/table.tsx';

/** The same content for those who would rather read it, with the times that show nothing and why. */
export function TrendTable({ trend, label }: { trend: Trend; label: string }) {
  const { points, changes } = trend;
  if (points.length === 0) return null;
  return (
    <Fold label={t`Read it as a table`} className="text-note">
      <Table caption={label} hideCaption className="mt-2">
        <thead>
          <tr>
            <th scope="col">
              <Trans>When</Trans>
            </th>
            <th scope="col" className="num">
              <Trans>People</Trans>
            </th>
            <th scope="col" className="num">
              <Trans>Score</Trans>
            </th>
            <th scope="col">
              <Trans>Change since the time before</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, name, people, figure, withheld }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {figure === null ? (
                <td colSpan={3}>{withheld}</td>
              ) : (
                <>
                  <td className="num">{people}</td>
                  <td className="num">
                    {t`${whole(figure.score)} (${whole(figure.low)} to ${whole(figure.high)})`}
                  </td>
                  <td>{sayChange(changes.find(({ to }) => to === id))}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  );
}

const whole = (value: number): number => Math.round(value);

function sayChange(found: Trend['changes'][number] | undefined): string {
  if (found === undefined) return '';
  const { points, low, high, stands_out } = found.change;
  const signed = points > 0 ? `+${whole(points)}` : String(whole(points));
  const range = t`${signed} (${whole(low)} to ${whole(high)})`;
  return stands_out ? range : t`No clear change: ${range}`;
}
