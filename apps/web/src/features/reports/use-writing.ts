import { generateReport, stopReport } from '@fourfold/contract/calls';
import type { ReportEvents, ReportFinding } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { call, messageOf, stream } from '../../lib/api.ts';

interface Written {
  readonly text: string;
  readonly findings: readonly ReportFinding[];
  /** Who reads the whole text a second time; null while it is being written. */
  readonly reader: string | null;
}

const nothing: Written = { text: '', findings: [], reader: null };

/** The generating state of this tab: text as it comes, each sentence checked before it is shown. */
export function useWriting(reportId: string, onEnd: () => Promise<void>) {
  const [written, setWritten] = useState<Written | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);

  async function start(prompt: string, revision: number): Promise<void> {
    controller.current = new AbortController();
    setProblem(null);
    setWritten(nothing);
    try {
      const body = { prompt, report_id: reportId, revision };
      for await (const { name, data } of stream(generateReport, { body }, controller.current.signal)) {
        if (name === 'text') {
          const { text, findings } = data as ReportEvents['text'];
          setWritten((before) => ({ ...nothing, text: (before?.text ?? '') + text, findings }));
        } else if (name === 'reading') {
          const { host } = data as ReportEvents['reading'];
          setWritten((before) => ({ ...(before ?? nothing), reader: host }));
        } else if (name === 'failed') setProblem((data as ReportEvents['failed']).message);
      }
    } catch (error) {
      setProblem(messageOf(error, t`The connection was lost. What has been written so far is kept.`));
    }
    await onEnd();
    setWritten(null);
  }

  const stop = () => call(stopReport, { params: { reportId } });
  return { written, problem, start, stop };
}
