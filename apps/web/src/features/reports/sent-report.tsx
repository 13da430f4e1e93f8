import type { Report } from '@fourfold/contract/schemas';
import { sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { onDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readMarkdown } from './read-markdown.ts';
import { pdfAddress, writerName } from './report-data.ts';
import { RichText } from './rich-text.tsx';
import { SendReport } from './send-report.tsx';

/** A report that has gone out, kept as it was sent. */
export function SentReport({ report }: { report: Report }) {
  const [isSending, setIsSending] = useState(false);
  const failed = report.status === 'undeliverable';
  const recipient = report.recipient ?? '';
  return (
    <section aria-label={t`Report for ${report.name}`} className="pb-8">
      <Notice
        kind={failed ? 'error' : 'success'}
        title={
          failed
            ? t`The report for ${report.name} did not reach ${recipient}.`
            : whereItIs(report.status, recipient, report.sent_at)
        }
        actions={
          <>
            {failed && (
              <Button size="small" onClick={() => setIsSending(true)}>
                <Trans>Send again</Trans>
              </Button>
            )}
            <ButtonLink size="small" href={pdfAddress(report)}>
              <Trans>Download the PDF</Trans>
            </ButtonLink>
          </>
        }
      >
        {report.problem}
      </Notice>
      <p className="mt-3 text-note text-ink-soft">
        {report.reviewer !== null && t`Reviewed by ${report.reviewer}. `}
        {report.writer !== null && t`First draft by ${writerName(report.writer)}. `}
        {report.results_version !== null && sayKeys({ version: report.results_version })}
      </p>
      <div className="letter prose mt-6">
        <RichText blocks={readMarkdown(report.draft_report)} />
      </div>
      {isSending && (
        <SendReport report={report} text={report.draft_report} onClose={() => setIsSending(false)} />
      )}
    </section>
  );
}

function whereItIs(status: Report['status'], recipient: string, sentAt: string | null): string {
  if (sentAt === null) {
    return status === 'sending' ? t`On its way to ${recipient}.` : t`Sent to ${recipient}.`;
  }
  const day = onDay(sentAt);
  return status === 'sending' ? t`On its way to ${recipient} on ${day}.` : t`Sent to ${recipient} on ${day}.`;
}
