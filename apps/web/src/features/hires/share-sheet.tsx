import { type AnswerOf, shareInterviewSheet } from '@fourfold/contract/calls';
import { sheetLinkDays } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call, messageOf } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';

type Made = AnswerOf<typeof shareInterviewSheet> & { readonly interviewer: string };

/** Makes the link to one interviewer’s sheet; they need no account. */
export function ShareSheet({ responseId }: { responseId: string }) {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Made | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: string | undefined; message: string } | null>(null);

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const interviewer = String(new FormData(form).get('interviewer')).trim();
    setIsBusy(true);
    setProblem(null);
    try {
      const link = await call(shareInterviewSheet, { params: { responseId }, body: { interviewer } });
      setMade({ ...link, interviewer });
      form.reset();
      await revalidate();
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.interviewer : undefined;
      setProblem({ field, message: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid w-full gap-4">
      <form noValidate onSubmit={make} className="flex flex-wrap items-end gap-3">
        <Field label={t`Who interviews?`} error={problem?.field} className="w-full max-w-64">
          <Input name="interviewer" required maxLength={80} autoComplete="off" />
        </Field>
        <Button type="submit" loading={isBusy}>
          <Trans>Make an interview sheet</Trans>
        </Button>
      </form>
      {problem !== null && problem.field === undefined && (
        <Notice kind="error" live>
          {problem.message}
        </Notice>
      )}
      {made !== null && (
        <div className="grid gap-2" role="status">
          <p className="text-ui font-medium">
            <Trans>The sheet for {made.interviewer} is ready. Send them its link.</Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton size="medium" text={made.url} label={t`Copy its link`} />
            <ButtonLink href={made.url} target="_blank" rel="noreferrer">
              <Trans>Open the sheet</Trans>
            </ButtonLink>
          </div>
          <p className="max-w-narrow text-ui text-ink-soft">
            <Trans>
              The link works for {sheetLinkDays} days, until {onDay(made.expires_at)}. Each interviewer needs
              their own. It shows the name and the position, and nothing of the answers.
            </Trans>
          </p>
        </div>
      )}
    </div>
  );
}
