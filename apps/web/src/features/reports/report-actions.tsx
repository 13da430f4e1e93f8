import { discardReport } from '@fourfold/contract/calls';
import type { Report } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { pdfAddress } from './report-data.ts';
import { SendReport } from './send-report.tsx';

interface ReportActionsProps {
  report: Report;
  text: string;
  /** Saves what was typed; null where it is not saved. */
  flush: () => Promise<Report | null>;
  onReviewed: (report: Report) => void;
  onPrompt: () => void;
  /** Whether what stands here is saved. */
  saved: string;
}

/** What can be done with a text that was not sent; sending stays in reach however long the text is. */
export function ReportActions({ report, text, flush, onReviewed, onPrompt, saved }: ReportActionsProps) {
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  /** Away before anything is read anew: the report that this page shows is gone. */
  async function discard(): Promise<void> {
    try {
      await call(discardReport, { params: { reportId: report.id } }, { handles: ['not_found'] });
    } catch (error) {
      // Another tab has discarded it already, as was asked for here.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
    toast(t`The draft has been discarded.`);
    // Back would lead to what is gone.
    await navigate(pages.newReport.path, { replace: true });
  }
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={pdfAddress(report)}>
          <Trans>Download the PDF</Trans>
        </ButtonLink>
        <Button variant="quiet" onClick={() => void flush().then((kept) => kept && onPrompt())}>
          <Trans>Change the prompt</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          <Trans>Discard</Trans>
        </Button>
      </div>
      <div className="sticky bottom-(--bar-height,0) z-10 -mx-1 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t bg-paper px-1 py-3">
        <Button
          variant="primary"
          disabled={text.trim() === ''}
          onClick={() => void flush().then((kept) => setIsSending(kept !== null))}
        >
          <Trans>Send the report</Trans>
        </Button>
        <p role="status" className="text-note text-ink-soft">
          {saved}
        </p>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t`Discard the draft for ${report.name}?`}
          description={t`Its text is deleted and can’t be brought back. The person’s answers stay.`}
          confirm={t`Discard`}
          cancel={t`Keep it`}
          onConfirm={discard}
          onClose={() => setIsAsking(false)}
        />
      )}
      {isSending && (
        <SendReport report={report} text={text} onReviewed={onReviewed} onClose={() => setIsSending(false)} />
      )}
    </>
  );
}
