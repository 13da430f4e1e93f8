import type { ReportFinding } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RunningLine } from '../../ui/running-line.tsx';
import { readMarkdown } from './read-markdown.ts';
import { type Template, writerName } from './report-data.ts';
import { RichText } from './rich-text.tsx';
import { Step } from './step.tsx';

interface WritingProps {
  text: string;
  findings: readonly ReportFinding[];
  writer: Template['writer'];
  reader?: string | null;
  onStop: () => Promise<unknown>;
}

/** While the draft is being written. It goes on when this page is closed, and is there when it is opened again. */
export function Writing({ text, findings, writer, reader = null, onStop }: WritingProps) {
  const [isStopping, setIsStopping] = useState(false);
  async function stop(): Promise<void> {
    setIsStopping(true);
    await onStop().catch(() => setIsStopping(false));
  }
  return (
    <Step number={2} title={t`Generating the draft`}>
      <div className="flex flex-wrap items-center gap-4">
        <p role="status" className="text-ui text-ink-soft">
          {reader === null ? (
            <Trans>{writerName(writer).replace(/^the/, 'The')} is writing.</Trans>
          ) : (
            <Trans>
              The draft is complete. {reader} is now reading it a second time, without the results.
            </Trans>
          )}
        </p>
        <RunningLine className="w-24" />
        <Button size="small" loading={isStopping} onClick={stop}>
          <Trans>Stop</Trans>
        </Button>
      </div>
      <div className="prose mt-6 min-h-64" aria-busy="true">
        <RichText blocks={readMarkdown(text, findings)} notes={findings.map(({ note }) => note)} />
      </div>
    </Step>
  );
}
