import type { Report, ReportFinding } from '@fourfold/contract/schemas';
import { draftMax } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Findings } from './findings.tsx';
import { OlderAnswers } from './older-answers.tsx';
import { readMarkdown } from './read-markdown.ts';
import { ReportActions } from './report-actions.tsx';
import { RichText } from './rich-text.tsx';
import { Step } from './step.tsx';
import { saveWords, useAutosave } from './use-autosave.ts';

interface ReviewStepProps {
  report: Report;
  onSaved: (report: Report) => void;
  onPrompt: () => void;
  onReload: () => void;
}

/** Step 3: the text as it came, what the check found in it, and how it will read. */
export function ReviewStep({ report: first, onSaved, onPrompt, onReload }: ReviewStepProps) {
  const { report, text, state, type, flush, keepMine, problem } = useAutosave(first, 'draft_report', onSaved);
  const box = useRef<HTMLDivElement>(null);
  const isChecked = text === report.draft_report;
  const findings = isChecked ? report.findings : [];
  function show({ from, to }: Pick<ReportFinding, 'from' | 'to'>): void {
    const area = box.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(from, to);
  }
  return (
    <Step
      number={3}
      title={t`Review and send`}
      note={t`Nothing is sent before you have read it. Change whatever is not right: the text is saved and checked as you type.`}
    >
      <OlderAnswers report={report} className="mb-4" />
      {first.problem !== null && <Notice title={first.problem} className="mb-4" />}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div ref={box} className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <Field
            label={t`Report`}
            hint={t`${saveWords[state]}. ## makes a heading, ** bold words, - a list.`}
          >
            <Textarea
              rows={26}
              value={text}
              maxLength={draftMax}
              onChange={(event) => type(event.target.value)}
            />
          </Field>
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
          <div className="mt-6">
            <Findings
              text={report.draft_report}
              findings={report.findings}
              comparison={report.comparison}
              isCurrent={isChecked}
              onShow={show}
            />
          </div>
        </div>
        <section aria-label={t`As it will read`} className="min-w-0 lg:border-l lg:pl-10">
          <div className="prose">
            <RichText blocks={readMarkdown(text, findings)} notes={findings.map(({ note }) => note)} />
          </div>
        </section>
      </div>
      <ReportActions report={report} text={text} flush={flush} onPrompt={onPrompt} />
    </Step>
  );
}
