import type { Report } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type EditorHandle, TextEditor } from './editor/text-editor.tsx';
import { Findings } from './findings.tsx';
import { OlderAnswers } from './older-answers.tsx';
import { ReportActions } from './report-actions.tsx';
import { pdfAdds } from './report-data.ts';
import { SecondReadingNote } from './second-reading.tsx';
import { Step } from './step.tsx';
import { Unmet } from './unmet.tsx';
import { saveWords, useAutosave } from './use-autosave.ts';

interface ReviewStepProps {
  report: Report;
  onSaved: (report: Report) => void;
  onPrompt: () => void;
  onReload: () => void;
}

/** Step 3: the text as it will look, with what the check found in it. */
export function ReviewStep({ report: first, onSaved, onPrompt, onReload }: ReviewStepProps) {
  const saving = useAutosave(first, 'draft_report', onSaved);
  const { report, text, state, type, flush, keepMine, renew, problem } = saving;
  const editor = useRef<EditorHandle>(null);
  const isChecked = text === report.draft_report;
  const marks = isChecked ? report.findings : none;
  return (
    <Step
      number={3}
      title={t`Review and send`}
      note={t`Nothing is sent before you have read it. Change what isn’t right: the text is saved and checked as you type.`}
    >
      <OlderAnswers report={report} className="mb-4" />
      {first.problem !== null && <Notice title={first.problem} className="mb-4" />}
      {report.reading !== null && <Unmet unmet={report.reading.unmet} className="mb-4" />}
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <TextEditor
          ref={editor}
          label={t`Report`}
          hint={`${t`What you see is what will be sent.`} ${pdfAdds(report)}`}
          value={text}
          marks={marks}
          onChange={type}
        />
        <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <Findings
            text={report.draft_report}
            findings={report.findings}
            comparison={report.comparison}
            second={report.second_reading}
            quality={report.quality}
            isCurrent={isChecked}
            onShow={(place) => editor.current?.show(place)}
          />
          {isChecked && report.second_reading !== null && (
            <SecondReadingNote reading={report.second_reading} flush={flush} onRead={renew} />
          )}
        </div>
      </div>
      {problem !== null && (
        <Notice
          kind="warning"
          live
          className="mt-3"
          title={problem}
          actions={
            state === 'conflict' && (
              <>
                <Button size="small" onClick={onReload}>
                  <Trans>Load the other version</Trans>
                </Button>
                <Button size="small" onClick={() => void keepMine()}>
                  <Trans>Keep mine</Trans>
                </Button>
              </>
            )
          }
        />
      )}
      <ReportActions
        report={report}
        text={text}
        saved={saveWords[state]}
        flush={flush}
        onReviewed={renew}
        onPrompt={onPrompt}
      />
    </Step>
  );
}

const none: Report['findings'] = [];
