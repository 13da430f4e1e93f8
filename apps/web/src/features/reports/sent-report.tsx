import type { Report } from '@fourfold/contract/schemas';
import { useState } from 'react';
import { onDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readMarkdown } from './read-markdown.ts';
import { pdfAddress } from './report-actions.tsx';
import { writerName } from './report-data.ts';
import { RichText } from './rich-text.tsx';
import { SendReport } from './send-report.tsx';

/** A report that has gone out, kept as it was sent. */
export function SentReport({ report }: { report: Report }) {
  const [isSending, setIsSending] = useState(false);
  const failed = report.status === 'undeliverable';
  const when = report.sent_at === null ? '' : ` on ${onDay(report.sent_at)}`;
  return (
    <section aria-label={`Report for ${report.name}`} className="pb-8">
      <Notice
        kind={failed ? 'error' : 'success'}
        title={
          failed
            ? `The report for ${report.name} did not arrive at ${report.recipient}.`
            : `${report.status === 'sending' ? 'On its way' : 'Sent'} to ${report.recipient}${when}.`
        }
        actions={
          <>
            {failed && (
              <Button size="small" onClick={() => setIsSending(true)}>
                Send again
              </Button>
            )}
            <ButtonLink size="small" href={pdfAddress(report)}>
              Download the PDF
            </ButtonLink>
          </>
        }
      >
        {report.problem}
      </Notice>
      <p className="mt-3 text-note text-ink-soft">
        {report.reviewer !== null && `Reviewed by ${report.reviewer}. `}
        {report.writer !== null && `First draft by ${writerName(report.writer)}. `}
        {report.results_version !== null && `Results of model ${report.results_version}.`}
      </p>
      <div className="prose mt-6">
        <RichText blocks={readMarkdown(report.draft_report)} />
      </div>
      {isSending && (
        <SendReport report={report} text={report.draft_report} onClose={() => setIsSending(false)} />
      )}
    </section>
  );
}
