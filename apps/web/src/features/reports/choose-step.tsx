import { prepareReport } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { showWrong } from '../../lib/show-wrong.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FromResults } from './from-results.tsx';
import { participantItems } from './participant-items.ts';
import type { Choices } from './report-data.ts';
import { Step } from './step.tsx';
import { type Picked, type Results, useChoices } from './use-choices.ts';

interface ChooseStepProps {
  choices: Choices;
  responseId: string | null;
  /** The writer on this server needs nobody to look at its prompt. */
  isBuiltIn: boolean;
  /** Whether the letter was asked for already, by a press elsewhere. */
  isAtOnce: boolean;
  /** `write`: its draft is wanted at once. */
  onPrepared: (reportId: string, write: boolean) => void;
}

const fields = [
  { field: 'overactivated', label: t`Overactivated measure` },
  { field: 'area1', label: t`Development area 1` },
  { field: 'area2', label: t`Development area 2` },
] as const;

/** Step 1: whom the report is about, and which behaviours. */
export function ChooseStep({ choices, responseId, isBuiltIn, isAtOnce, onPrepared }: ChooseStepProps) {
  const { picked, results, change, choose } = useChoices(choices, responseId);
  const isLoading = results.state === 'loading';
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const people = participantItems(choices.participants);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void prepare(isBuiltIn);
  }
  async function prepare(write: boolean): Promise<void> {
    // Enter sends a form, too, whatever its button says.
    if (isLoading) return;
    const missing = missingIn(picked, results);
    setFailure(null);
    if (Object.keys(missing).length > 0) return showWrong(form.current, () => setErrors(missing));
    setErrors({});
    if (isBusy) return;
    setIsBusy(true);
    const { responseId: response_id, firstName: first_name, overactivated, area1, area2 } = picked;
    try {
      const body = { response_id, first_name, overactivated, area_1: area1, area_2: area2 };
      onPrepared((await call(prepareReport, { body })).report.id, write);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t`This did not work. Please try again.`);
      setIsBusy(false);
    }
  }

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the results have come
  useEffect(() => {
    if (!isAtOnce || !isBuiltIn || begun.current || results.state !== 'here') return;
    begun.current = true;
    void prepare(true);
  }, [results.state]);

  function changed(changes: Partial<Picked>): void {
    change(changes);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  }
  /** What an empty try missed is another person's by now. */
  function chose(value: string | null): void {
    setErrors({});
    setFailure(null);
    void choose(value);
  }

  return (
    <Step
      number={1}
      title={t`Choose the person and the measures`}
      note={t`Choose someone and we’ll fill in the rest from their results. Or fill in everything by hand.`}
    >
      <form
        ref={form}
        aria-label={t`Choose the measures`}
        noValidate
        onSubmit={onSubmit}
        className="grid max-w-narrow gap-4"
      >
        <Field
          label={t`Person`}
          optional
          hint={
            people.length === 0
              ? t`None of the people whose results you are allowed to see have submitted their answers yet.`
              : undefined
          }
        >
          <Combobox
            items={people}
            value={picked.responseId}
            onChange={chose}
            placeholder={t`Type a name`}
            nothing={t`Nobody by that name has submitted answers that you are allowed to see.`}
          />
        </Field>
        {results.state === 'failed' && (
          <Notice
            kind="error"
            live
            title={results.problem}
            actions={
              <Button size="small" onClick={() => chose(picked.responseId)}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Try again, or choose all three measures yourself.</Trans>
          </Notice>
        )}
        {isLoading && (
          <p role="status" className="text-ui text-ink-soft">
            <Trans>Reading the results</Trans>
          </p>
        )}
        {results.state === 'here' && <FromResults chosen={results.chosen} onChoose={chose} />}
        <Field label={t`First name`} error={errors.firstName}>
          <Input
            value={picked.firstName}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => changed({ firstName: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 lg:grid-cols-[1.2fr_1fr_1fr]">
          {fields.map(({ field, label }) => (
            <Field key={field} label={label} error={errors[field]}>
              <Combobox
                items={choices.behaviours}
                value={picked[field]}
                onChange={(value) => changed({ [field]: value })}
                placeholder={t`Type a behaviour`}
              />
            </Field>
          ))}
        </div>
        {results.state === 'here' && (
          <p className="-mt-2 text-note text-ink-soft">
            <Trans>You can leave any of the three measures empty.</Trans>
          </p>
        )}
        {failure !== null && <Notice kind="error" live title={failure} />}
        <div className="flex flex-wrap gap-3">
          {isBuiltIn && (
            <Button type="submit" variant="primary" loading={isBusy || isLoading}>
              <Trans>Write the draft</Trans>
            </Button>
          )}
          <Button
            variant={isBuiltIn ? 'secondary' : 'primary'}
            loading={isBusy || isLoading}
            {...(isBuiltIn ? { onClick: () => void prepare(false) } : { type: 'submit' as const })}
          >
            <Trans>Make the prompt</Trans>
          </Button>
        </div>
        {isBuiltIn && (
          <p className="text-ui text-ink-soft">
            <Trans>
              “Write the draft” skips step 2. To review the prompt first, choose “Make the prompt”.
            </Trans>
          </p>
        )}
      </form>
    </Step>
  );
}

/** By hand all of it is needed; what results that are here do not name may stay empty. */
function missingIn(picked: Picked, { state }: Results): Record<string, string> {
  const missing: Record<string, string> = {};
  if (picked.firstName.trim() === '') missing.firstName = t`Please enter a first name.`;
  if (state === 'here') return missing;
  for (const { field } of fields) if (picked[field] === null) missing[field] = t`Please choose a behaviour.`;
  return missing;
}
