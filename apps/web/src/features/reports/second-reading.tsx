import { getReport, readReportAgain } from '@fourfold/contract/calls';
import type { Report, SecondReading } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { secondReadingSentences } from './comparison-sentences.ts';

interface SecondReadingNoteProps {
  reading: SecondReading;
  /** Saves what stands here; null where that did not work. */
  flush: () => Promise<Report | null>;
  onRead: (report: Report) => void;
}

/** What of the text the provider has read a second time, and a way to have it read what it has not. */
export function SecondReadingNote({ reading, flush, onRead }: SecondReadingNoteProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { host, is_offered, unread } = reading;

  async function read(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      const saved = await flush();
      if (saved === null) return;
      const params = { reportId: saved.id };
      await call(readReportAgain, { params });
      // The text may have been saved once more while it was read.
      onRead((await call(getReport, { params })).report);
    } catch (error) {
      setProblem(messageOf(error, t`This did not work. Please try again.`));
    } finally {
      setIsBusy(false);
    }
  }
  const said = problem === null ? secondReadingSentences(reading) : [problem];
  return (
    <div className="mt-3 grid justify-items-start gap-2 text-ui text-ink-soft">
      <p role="status">{isBusy ? t`${host} is reading the text a second time.` : said.join(' ')}</p>
      {is_offered && unread > 0 && (
        <>
          <Button size="small" loading={isBusy} onClick={read}>
            <Trans>Have it read again</Trans>
          </Button>
          <p>
            <Trans>{host} gets the sentences without names or results.</Trans>
          </p>
        </>
      )}
    </div>
  );
}
