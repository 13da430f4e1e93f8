import { generateReport, sendReport } from '@fourfold/contract/calls';
import { type Report, sendReportForm } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { AskingDialog } from '../../ui/asking-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
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
  /** The review is kept before anything leaves, and is a change of the report even where nothing leaves then. */
  onReviewed?: (report: Report) => void;
  onClose: () => void;
}

/** The reviewer's word that it may go, and to whom. */
export function SendReport({ report, text, onReviewed, onClose }: SendReportProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const params = { reportId: report.id };
  const asksAddress = report.response_id === null;
  const open = report.findings.length;
  const { comparison, second_reading } = report;
  // Of such answers nothing should be claimed: there is nothing to check then, and that is well.
  const hasNoClaims = isUnreliable(report) && comparison !== null && claimsNothing(comparison);

  async function review(): Promise<number | undefined> {
    const { id: report_id, prompt, revision } = report;
    const answer = await call(generateReport, { body: { report_id, prompt, draft_report: text, revision } });
    if (!('report' in answer)) return undefined;
    onReviewed?.(answer.report);
    return answer.report.revision;
  }
  const form = useForm({
    schema: sendReportForm,
    send: async (to) => {
      if (report.status === 'undeliverable') await call(sendReport, { params, body: to });
      else await call(sendReport, { params, body: { ...to, revision: await review() } });
      toast(t`The report for ${report.name} is on its way.`);
      // First, so that the dialog gives the focus to what stands there then.
      await revalidate();
      onClose();
    },
    failed: t`This did not work. Please try again.`,
  });
  return (
    <AskingDialog
      open
      wide
      onClose={onClose}
      title={t`Send the report for ${report.name}?`}
      description={
        asksAddress
          ? t`It is sent once only, as an e-mail with a PDF, and cannot be recalled.`
          : report.recipient === null
            ? t`It is sent to the person once only, as an e-mail with a PDF, and cannot be recalled.`
            : t`It is sent to ${report.recipient} once only, as an e-mail with a PDF, and cannot be recalled.`
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button type="submit" form={id} variant="primary" loading={form.state === 'sending'}>
            <Trans>I’ve reviewed it: send it</Trans>
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="grid gap-4">
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
          <Field label={t`The person’s e-mail address`} error={form.errors.email}>
            <Input type="email" name="email" />
          </Field>
        )}
        <FormProblem form={form} />
      </form>
    </AskingDialog>
  );
}
