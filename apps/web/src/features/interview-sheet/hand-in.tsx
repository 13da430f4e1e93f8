import type { InterviewSheet } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { onDay } from '../../lib/dates.ts';
import { allOf } from '../../lib/lists.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OwnSheet, Saving } from './use-own-sheet.ts';

interface HandInProps {
  sheet: InterviewSheet;
  own: OwnSheet;
}

/** The foot of a sheet: whether all of it is saved, and giving it to the colleagues who asked. */
export function HandIn({ sheet, own: { saving, handedIn, handIn, ratings } }: HandInProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const open = sheet.questions.flatMap(({ id }, at) =>
    (ratings[id]?.score ?? null) === null ? [at + 1] : [],
  );
  const scored = sheet.questions.length - open.length;
  const hasAny = Object.values(ratings).some(({ score, notes }) => score !== null || notes !== '');
  async function give(): Promise<void> {
    setIsBusy(true);
    await handIn();
    setIsBusy(false);
  }
  function ask(): void {
    if (scored === 0) setIsRefused(true);
    else if (open.length > 0) setIsAsking(true);
    else void give();
  }
  return (
    <section
      aria-label={t`Hand in`}
      className="sticky bottom-0 z-10 -mx-[12px] flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-paper px-[12px] py-3 print:hidden"
    >
      <p role="status" className="mr-auto text-ui text-ink-soft">
        {t`${scored} of ${sheet.questions.length} scored.`}{' '}
        {hasAny || saving.state !== 'saved' ? savingWords(saving) : null}
      </p>
      {saving.state === 'failed' && <Notice kind="error">{saving.message}</Notice>}
      {isRefused && scored === 0 && (
        <Notice kind="error" live>
          <Trans>No question has a score yet. Score at least one before you hand in the sheet.</Trans>
        </Notice>
      )}
      {handedIn === null ? (
        <Button variant="primary" loading={isBusy} onClick={ask}>
          <Trans>Hand it in</Trans>
        </Button>
      ) : (
        <p className="text-ui font-medium">
          <Trans>Handed in. You can change it until {onDay(sheet.expires_at)}.</Trans>
        </p>
      )}
      {handedIn === null && (
        <p className="w-full text-note text-ink-soft">
          <Trans>
            No one can see this until you hand it in. You don’t see what other interviewers write.
          </Trans>
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t`Hand it in?`}
          description={notScored(open)}
          confirm={t`Hand it in anyway`}
          onConfirm={give}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

const notScored = (open: readonly number[]) => {
  const numbers = allOf(open.map(String));
  return plural(open.length, {
    one: `Question ${numbers} has no score yet. You can add it later.`,
    other: `Questions ${numbers} have no score yet. You can add them later.`,
  });
};

function savingWords({ state }: Saving): string {
  if (state === 'saving') return t`Saving…`;
  if (state === 'waiting') return t`Not saved yet, because there is no connection. We’ll keep trying.`;
  return state === 'saved' ? t`Everything is saved.` : t`Not saved.`;
}
