import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet, SheetHeading } from '../../ui/sheet.tsx';
import { AboutThis } from './about-this.tsx';
import { QuestionnaireProgress } from './questionnaire-progress.tsx';
import type { Details, Opened } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';
import { SavingLine } from './saving-line.tsx';

interface StepProps {
  state: Opened;
  store: RespondentStore;
  onBack: () => void;
}

const fieldsOf = (state: Opened) =>
  ({
    first_name: [t`First name`, 'given-name', 80],
    last_name: [t`Last name`, 'family-name', 80],
    company: [t`Company`, 'organization', 120],
    role: [isAppliedFor(state) ? t`The position you applied for` : t`Position`, 'organization-title', 120],
  }) as const;

/** A candidate is invited with the title of the vacancy for a position, unless someone has written another. */
const isAppliedFor = ({ response, invitation }: Opened): boolean =>
  response.kind === 'candidate' && invitation?.vacancy === response.role;

/** The last step: whose answers these are, as the invitation had it, to be corrected. */
export function DetailsStep({ state, store, onBack }: StepProps) {
  const { response, invitation, fields, problem, busy, saving, typed, submitting, hasCaughtUp } = state;
  const form = useRef<HTMLFormElement>(null);
  const labels = fieldsOf(state);
  const shown = { ...response, ...typed, ...submitting };
  const organisation = invitation?.organisation ?? response.company;
  const waits = submitting !== null && saving === 'failed';
  const isSaidBeside = Object.keys(labels).some((name) => fields[name]);

  // What was typed before the scripts had come.
  useEffect(() => {
    for (const input of inputsOf(form.current))
      if (input.value !== input.defaultValue) store.type({ [input.name]: input.value });
  }, [store]);

  useEffect(() => {
    if (Object.keys(fields).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [fields]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void store.submit(Object.fromEntries(new FormData(event.currentTarget)) as unknown as Details);
  }

  return (
    <Sheet>
      <QuestionnaireProgress state={state} now={null} />
      <SheetHeading className="mt-9 text-h2 md:mt-12">
        <Trans>Are these details right?</Trans>
      </SheetHeading>
      <p className="mt-3 text-read text-ink-soft">
        <Trans>
          We send these details with your answers. After you submit, your answers can’t be changed. If you
          find a mistake in the details later, ask {organisation} to correct it.
        </Trans>
      </p>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) store.type({ [target.name]: target.value });
        }}
        className="mt-8 grid gap-5"
      >
        {Object.entries(labels).map(([name, [label, autoComplete, maxLength]]) => (
          <Field key={name} label={label} error={fields[name]}>
            <Input
              name={name}
              required
              autoComplete={autoComplete}
              maxLength={maxLength}
              defaultValue={shown[name as keyof Details]}
              readOnly={submitting !== null}
              className="min-h-12"
            />
          </Field>
        ))}
        {problem && !isSaidBeside && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
        <div role="status">
          {waits && (
            <Notice>
              <Trans>
                Your answers are saved on this device. We send them as soon as you are back online. If you
                close this page, open your link again when you are online.
              </Trans>
            </Notice>
          )}
        </div>
        {!waits && <SavingLine saving={saving} hasCaughtUp={hasCaughtUp} />}
        <div className="mt-4 flex flex-wrap justify-between gap-3">
          <Button size="large" variant="quiet" disabled={submitting !== null} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button size="large" variant="primary" type="submit" loading={busy} className="min-w-[144px]">
            <Trans>Submit</Trans>
          </Button>
        </div>
      </form>
      <AboutThis state={state} store={store} />
    </Sheet>
  );
}

const inputsOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  form === null ? [] : [...form.querySelectorAll('input')];
