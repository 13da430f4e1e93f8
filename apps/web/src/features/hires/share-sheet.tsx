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

type Made = AnswerOf<typeof shareInterviewSheet> & {
  readonly interviewer: string;
  /** Where the link was sent as well. */
  readonly email: string;
};

interface Problem {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly message: string;
}

/** Makes the link to one interviewer’s sheet; they need no account. */
export function ShareSheet({ responseId }: { responseId: string }) {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Made | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [interviewer, email] = [String(data.get('interviewer')).trim(), String(data.get('email')).trim()];
    setIsBusy(true);
    setProblem(null);
    try {
      const link = await call(shareInterviewSheet, {
        params: { responseId },
        body: { interviewer, email: email || null },
      });
      setMade({ ...link, interviewer, email });
      form.reset();
      await revalidate();
    } catch (error) {
      setProblem({ fields: error instanceof ApiError ? error.fields : {}, message: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid w-full gap-4">
      <form noValidate onSubmit={make} className="flex flex-wrap items-end gap-3">
        <Field
          label={t`Who will do the interview?`}
          error={problem?.fields.interviewer}
          className="w-full max-w-64"
        >
          <Input name="interviewer" required maxLength={80} autoComplete="off" />
        </Field>
        <Field
          label={t`Send the link by e-mail to`}
          optional
          error={problem?.fields.email}
          className="w-full max-w-64"
        >
          <Input name="email" type="email" maxLength={254} autoComplete="off" />
        </Field>
        <Button type="submit" loading={isBusy}>
          <Trans>Make an interview sheet</Trans>
        </Button>
      </form>
      {problem !== null && Object.keys(problem.fields).length === 0 && (
        <Notice kind="error" live>
          {problem.message}
        </Notice>
      )}
      {made !== null && (
        <div className="grid gap-2" role="status">
          <p className="text-ui font-medium">
            {made.email === '' ? (
              <Trans>The sheet for {made.interviewer} is ready. Send them its link.</Trans>
            ) : (
              <Trans>
                The sheet for {made.interviewer} is ready. Its link is on its way to {made.email}.
              </Trans>
            )}
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
              their own. The sheet shows the candidate’s name and position, but none of the answers.
            </Trans>
          </p>
        </div>
      )}
    </div>
  );
}
