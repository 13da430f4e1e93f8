import type { BatchLine } from '@fourfold/contract/schemas';
import { batchFields } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Table } from '../../../ui/table.tsx';
import { fieldNames } from './template.ts';

/** The first lines, as they were understood. */
export function SampleLines({ lines }: { lines: readonly BatchLine[] }) {
  return (
    <Table caption={t`The first lines`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Line</Trans>
          </th>
          {batchFields.map((field) => (
            <th key={field} scope="col">
              {fieldNames[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, values }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            {batchFields.map((field) => (
              <td key={field}>{values[field] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
