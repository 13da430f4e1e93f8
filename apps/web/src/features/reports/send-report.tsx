import { type BodyOf, generateReport, sendReport } from '@fourfold/contract/calls';
import type { Report } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Unchecked } from './comparison.tsx';
import { claimsNothing, comparisonSentences, isWhole } from './comparison-sentences.ts';
import { isUnreliable } from './doubt.tsx';
import { DoubtInCheck, Points } from './findings.tsx';
import { MailToSend } from './mail-to-send.tsx';
import { OlderAnswers } from './older-answers.tsx';
import { pdfAddress, pdfAdds } from './report-data.ts';

interface SendReportProps {
  report: Report;
  text: string;
  onClose: () => void;
}

async function review(body: BodyOf<typeof generateReport>): Promise<number | undefined> {
  const answer = await call(generateReport, { body });
  return 'report' in answer ? answer.report.revision : undefined;
}

/** The reviewer's word that it may go, and to whom. */
export function SendReport({ report, text, onClose }: SendReportProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const params = { reportId: report.id };
  const asksAddress = report.response_id === null;
  const open = report.findings.length;
  const { comparison, second_reading } = report;
  // Of such answers nothing should be claimed: there is nothing to check then, and that is well.
  const hasNoClaims = isUnreliable(report) && comparison !== null && claimsNothing(comparison);

  async function send(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      const kept = {
        report_id: report.id,
        prompt: report.prompt,
        draft_report: text,
        revision: report.revision,
      };
      const to = asksAddress ? { email } : {};
      if (report.status === 'undeliverable') await call(sendReport, { params, body: to });
      else await call(sendReport, { params, body: { ...to, revision: await review(kept) } });
      toast(t`The report for ${report.name} is on its way.`);
      // First, so that the dialog gives the focus to what stands there then.
      await revalidate();
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t`This did not work. Please try again.`);
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t`Send the report for ${report.name}?`}
      description={
        asksAddress
          ? t`It goes out as an e-mail with a PDF, only once, and cannot be recalled.`
          : report.recipient === null
            ? t`It goes to the person as an e-mail with a PDF, only once, and cannot be recalled.`
            : t`It goes to ${report.recipient} as an e-mail with a PDF, only once, and cannot be recalled.`
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button variant="primary" loading={isBusy} onClick={send}>
            <Trans>I’ve reviewed it: send it</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <MailToSend report={report} />
        <p className="text-ui text-ink-soft">
          {pdfAdds(report)}{' '}
          <a href={pdfAddress(report)} className="link">
            <Trans>See the PDF</Trans>
          </a>
        </p>
        <OlderAnswers report={report} />
        <DoubtInCheck quality={report.quality} />
        {open > 0 && (
          <Notice
            kind="warning"
            title={plural(open, {
              one: 'One point is still flagged.',
              other: '# points are still flagged.',
            })}
          >
            <Points text={report.draft_report} findings={report.findings} />
            <p className="mt-2">
              <Trans>Send it anyway if you are sure it is right.</Trans>
            </p>
          </Notice>
        )}
        {comparison === null && <Notice title={comparisonSentences(null, null, text).join(' ')} />}
        {comparison !== null && !isWhole(comparison) && !hasNoClaims && (
          <Notice kind="warning" title={t`Not all of it could be checked against the results.`}>
            {comparisonSentences(comparison, second_reading, text).join(' ')}
            <Unchecked text={report.draft_report} comparison={comparison} className="mt-2" />
          </Notice>
        )}
        {asksAddress && (
          <Field label={t`The person’s e-mail address`} error={problem}>
            <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          </Field>
        )}
        {!asksAddress && problem !== null && <Notice kind="error" live title={problem} />}
      </div>
    </Dialog>
  );
}
