import type { Trend } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { AsTable } from '../as-table.tsx';

/** The same content for those who would rather read it, with the times that show nothing and why. */
export function TrendTable({ trend, label }: { trend: Trend; label: string }) {
  const { points, changes } = trend;
  if (points.length === 0) return null;
  return (
    <AsTable
      label={label}
      columns={[
        { name: t`When` },
        { name: t`People`, isNumber: true },
        { name: t`Score`, isNumber: true },
        { name: t`Change since last time` },
      ]}
    >
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
    </AsTable>
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
