import { type AnswerOf, shareInterviewSheet } from '@fourfold/contract/calls';
import { sheetLinkDays } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Makes the link to the sheet, to be sent to an interviewer who has no account. */
export function ShareSheet({ responseId }: { responseId: string }) {
  const [link, setLink] = useState<AnswerOf<typeof shareInterviewSheet> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function make(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      setLink(await call(shareInterviewSheet, { params: { responseId } }));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  if (link === null) {
    return (
      <>
        <Button loading={isBusy} onClick={make}>
          <Trans>Make an interview sheet</Trans>
        </Button>
        {problem !== null && (
          <Notice kind="error" live className="w-full">
            {problem}
          </Notice>
        )}
      </>
    );
  }
  return (
    <div className="grid w-full gap-2" role="status">
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={link.url} target="_blank" rel="noreferrer">
          <Trans>Open the sheet</Trans>
        </ButtonLink>
        <CopyButton size="medium" text={link.url} label={t`Copy its link`} />
      </div>
      <p className="max-w-narrow text-ui text-ink-soft">
        <Trans>
          Anyone who has the link can read and print the sheet for {sheetLinkDays} days, until{' '}
          {onDay(link.expires_at)}. It shows the name and the position, and nothing of the answers.
        </Trans>
      </p>
    </div>
  );
}
