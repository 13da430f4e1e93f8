import type { ReportLine, ReportStatus } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { onDay } from '../../lib/dates.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Status } from '../../ui/status.tsx';
import { Table } from '../../ui/table.tsx';
import { TableHead } from '../../ui/table-head.tsx';
import { perPage } from './report-data.ts';

interface ReportListProps {
  reports: readonly ReportLine[];
  total: number;
  page: number;
}

const looks: Record<ReportStatus, { at: number; kind: 'going' | 'done' | 'trouble'; word: string }> = {
  prepared: { at: 0.1, kind: 'going', word: t`prompt ready` },
  generating: { at: 0.3, kind: 'going', word: t`being written` },
  drafted: { at: 0.5, kind: 'going', word: t`to be reviewed` },
  reviewed: { at: 0.75, kind: 'going', word: t`reviewed` },
  sending: { at: 0.9, kind: 'going', word: t`on its way` },
  sent: { at: 1, kind: 'done', word: t`sent` },
  undeliverable: { at: 0.9, kind: 'trouble', word: t`undeliverable` },
};

const addressOf = (id: string) => `${pages.newReport.path}?${new URLSearchParams({ report: id })}`;

/** Drafts and reports, the last changed first. */
export function ReportList({ reports, total, page }: ReportListProps) {
  const hasRounds = new Set(reports.flatMap(({ round }) => round ?? [])).size > 1;
  return (
    <section aria-labelledby="report-list" className="border-t py-6">
      <h2 id="report-list" className="mb-4 text-h4">
        <Trans>Drafts and reports</Trans>
      </h2>
      {reports.length === 0 ? (
        <p className="text-ui text-ink-soft">
          <Trans>No reports yet. Drafts stay here until you send them.</Trans>
        </p>
      ) : (
        <>
          <Table caption={t`Drafts and reports`} hideCaption narrow="stack">
            <TableHead columns={[t`For`, t`Status`, t`Author`, t`Changed`]} />
            <tbody>
              {reports.map((report) => (
                <ReportRow key={report.id} report={report} hasRounds={hasRounds} />
              ))}
            </tbody>
          </Table>
          <Pagination
            page={page}
            perPage={perPage}
            total={total}
            to={(next) => `${pages.newReport.path}?page=${next}`}
            count={plural(total, { one: '# report', other: '# reports' })}
            label={t`Pages of reports`}
            className="mt-4"
          />
        </>
      )}
    </section>
  );
}

function ReportRow({ report, hasRounds }: { report: ReportLine; hasRounds: boolean }) {
  const { word, ...look } = looks[report.status];
  return (
    <tr>
      <th scope="row">
        <Link to={addressOf(report.id)} className="link">
          {report.name}
        </Link>
        {hasRounds && report.round !== null && (
          <span className="font-normal text-ink-soft">
            <Trans>, round {report.round}</Trans>
          </span>
        )}
      </th>
      <td data-label={t`Status`}>
        <Status {...look}>{word}</Status>
      </td>
      <td data-label={t`Author`}>{report.author ?? t`someone who has left`}</td>
      <td data-label={t`Changed`}>{onDay(report.updated_at)}</td>
    </tr>
  );
}
