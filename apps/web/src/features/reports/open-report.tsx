import { stopReport } from '@fourfold/contract/calls';
import type { Report } from '@fourfold/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { useTop } from '../../lib/use-top.ts';
import { PromptStep } from './prompt-step.tsx';
import type { Template } from './report-data.ts';
import { ReviewStep } from './review-step.tsx';
import { SentReport } from './sent-report.tsx';
import { useWriting } from './use-writing.ts';
import { Writing } from './writing.tsx';

interface OpenReportProps {
  report: Report;
  template: Template;
  /** Whether its draft is written without a look at the prompt. */
  isAtOnce: boolean;
}

const sentStatuses: readonly Report['status'][] = ['sending', 'sent', 'undeliverable'];

/** One report, wherever it stands on its way; a reload or another tab finds it there again. */
export function OpenReport({ report, template, isAtOnce }: OpenReportProps) {
  useTop(report.id);
  const { revalidate } = useRevalidator();
  const [wantsPrompt, setWantsPrompt] = useState(false);
  const [saved, setSaved] = useState<Report | null>(null);
  const { written, problem, start, stop } = useWriting(report.id, async () => {
    setWantsPrompt(false);
    await revalidate();
  });
  const elsewhere = report.status === 'generating' && written === null;
  const moving = elsewhere || report.status === 'sending';

  // Written or sent by another tab or node: looked at again until it has come to its end.
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => void revalidate(), 1500);
    return () => clearInterval(timer);
  }, [moving, revalidate]);

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a report that nobody has written yet
  useEffect(() => {
    if (!isAtOnce || begun.current || report.status !== 'prepared' || report.problem !== null) return;
    // The template asks for something that it will not get: that is said before the letter is written.
    if (report.reading !== null && report.reading.unmet.length > 0) return;
    begun.current = true;
    void start(report.prompt, report.revision);
  }, []);

  if (written !== null) return <Writing {...written} writer={template.writer} onStop={stop} />;
  if (elsewhere) {
    const halt = () => call(stopReport, { params: { reportId: report.id } }).then(() => revalidate());
    const { draft_report: text, findings } = report;
    return <Writing text={text} findings={findings} writer={template.writer} onStop={halt} />;
  }
  if (sentStatuses.includes(report.status)) return <SentReport report={report} />;
  // What was saved on the other step is newer than what the page was opened with.
  const latest = saved !== null && saved.revision >= report.revision ? saved : report;
  const failure = problem ?? (report.status === 'prepared' ? report.problem : null);
  if (report.status === 'prepared' || wantsPrompt || problem !== null) {
    return (
      <PromptStep
        key={`prompt ${report.revision}`}
        report={latest}
        template={template}
        problem={failure}
        onSaved={setSaved}
        onSend={(prompt, revision) => void start(prompt, revision)}
        onBack={latest.draft_report === '' ? null : () => setWantsPrompt(false)}
      />
    );
  }
  return (
    <ReviewStep
      key={report.revision}
      report={latest}
      onSaved={setSaved}
      onPrompt={() => setWantsPrompt(true)}
      onReload={() => void revalidate()}
    />
  );
}
