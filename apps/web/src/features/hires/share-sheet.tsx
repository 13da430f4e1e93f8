import { type AnswerOf, shareInterviewSheet } from '@fourfold/contract/calls';
import { sheetForm } from '@fourfold/contract/schemas';
import { sheetLinkDays } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';

type Made = AnswerOf<typeof shareInterviewSheet> & {
  readonly interviewer: string;
  /** Where the link was sent as well. */
  readonly email: string | null;
};

/** Where the form stands; what leads to it comes to its first field. */
const place = 'interview-sheet';

/** For the head of a long page whose end the form is. */
export function ToShareSheet() {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(place)?.querySelector('input')?.focus();
  };
  return (
    <a href={`#${place}`} className="link" onClick={go}>
      <Trans>Make an interview sheet</Trans>
    </a>
  );
}

/** Makes the link to one interviewer’s sheet; they need no account. */
export function ShareSheet({ responseId }: { responseId: string }) {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Made | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    schema: sheetForm,
    send: async (body) => {
      const link = await call(shareInterviewSheet, { params: { responseId }, body });
      setMade({ ...link, ...body });
      element.current?.reset();
      await revalidate();
    },
  });

  return (
    <div className="grid w-full gap-4">
      <form
        id={place}
        ref={element}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="flex flex-wrap items-end gap-3"
      >
        <Field
          label={t`Who will do the interview?`}
          error={form.errors.interviewer}
          className="w-full max-w-64"
        >
          <Input name="interviewer" required maxLength={80} autoComplete="off" />
        </Field>
        <Field
          label={t`Send the link by e-mail to`}
          optional
          error={form.errors.email}
          className="w-full max-w-64"
        >
          <Input name="email" type="email" maxLength={254} autoComplete="off" />
        </Field>
        <Button type="submit" loading={form.state === 'sending'}>
          <Trans>Make an interview sheet</Trans>
        </Button>
      </form>
      <FormProblem form={form} />
      {made !== null && (
        <div className="grid gap-2" role="status">
          <p className="text-ui font-medium">
            {made.email === null ? (
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
