import { discardReport } from '@fourfold/contract/calls';
import type { Report } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { pdfAddress } from './report-data.ts';
import { SendReport } from './send-report.tsx';

interface ReportActionsProps {
  report: Report;
  text: string;
  /** Saves what was typed; null where it is not saved. */
  flush: () => Promise<Report | null>;
  onPrompt: () => void;
  /** Whether what stands here is saved. */
  saved: string;
}

/** What can be done with a text that was not sent; sending stays in reach however long the text is. */
export function ReportActions({ report, text, flush, onPrompt, saved }: ReportActionsProps) {
  const [isSending, setIsSending] = useState(false);
  const navigate = useNavigate();
  const { isBusy, run } = useChange();
  async function discard(): Promise<void> {
    const params = { reportId: report.id };
    const isGone = await run(
      () => call(discardReport, { params }, { handles: ['not_found'] }),
      t`The draft has been discarded.`,
    );
    if (isGone) await navigate(pages.newReport.path);
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
        <Button variant="quiet" loading={isBusy} onClick={discard}>
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
      {isSending && <SendReport report={report} text={text} onClose={() => setIsSending(false)} />}
    </>
  );
}
