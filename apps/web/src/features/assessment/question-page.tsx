import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { QuestionField } from '../../ui/question-field.tsx';
import { Sheet, SheetHeading } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AboutThis } from './about-this.tsx';
import { QuestionnaireProgress } from './questionnaire-progress.tsx';
import type { Opened } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';
import { SavingLine } from './saving-line.tsx';
import { useTapTurn } from './use-tap-turn.ts';

interface StepProps {
  state: Opened;
  store: RespondentStore;
}

/** A page of questions. Turning it is instant; what was answered is saved behind it. */
export function QuestionPage({ state, store }: StepProps) {
  const { page, chosen, missing, at, total, problem } = state;
  const form = useRef<HTMLFormElement>(null);

  function next(): void {
    const unanswered = store.next();
    if (unanswered !== null) focusOn(form.current, unanswered);
  }
  const tap = useTapTurn(at, next);

  function choose(questionId: number, key: string): void {
    if (tap.isUnread()) return;
    const open = page?.filter(({ id }) => id !== questionId && chosen[id] === undefined) ?? [];
    store.choose(questionId, key);
    tap.chosen(open.length === 0 && chosen[questionId] === undefined);
    if (tap.isTap() && open[0] !== undefined) bringIntoSight(form.current, open[0].id);
  }

  return (
    <Sheet>
      <QuestionnaireProgress state={state} now={Math.min(at, state.answered + 1)} />
      <SheetHeading key={at} className="sr-only">
        {pageName(at, page?.length ?? 0, total)}
      </SheetHeading>
      <form
        ref={form}
        noValidate
        autoComplete="off"
        onPointerDown={tap.onPointerDown}
        onKeyDown={tap.onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        {page === null ? (
          <div className="grid min-h-[60dvh] place-items-center">
            <Spinner label={t`Fetching the next questions`} />
          </div>
        ) : (
          <div className="mt-9 grid gap-14 cramped:[&>:nth-child(n+3)]:hidden md:mt-12">
            {page.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                value={chosen[question.id]}
                error={missing.includes(question.id) ? messages.selectTendency() : null}
                onChoose={(key) => choose(question.id, key)}
              />
            ))}
          </div>
        )}
        <div className="mt-12 flex flex-wrap justify-between gap-3">
          {at > 1 ? (
            <Button size="large" variant="quiet" onClick={store.back}>
              <Trans>Back</Trans>
            </Button>
          ) : (
            <span />
          )}
          <Button size="large" variant="primary" type="submit" className="min-w-[144px]">
            <Trans>Next</Trans>
          </Button>
        </div>
      </form>
      <SavingLine saving={state.saving} />
      {problem && (
        <p role="alert" className="mt-6 text-ui text-error">
          {problem}
        </p>
      )}
      <AboutThis state={state} store={store} />
    </Sheet>
  );
}

function pageName(at: number, count: number, total: number): string {
  return count > 1 ? t`Questions ${at} to ${at + count - 1} of ${total}` : t`Question ${at} of ${total}`;
}

const inputOf = (form: HTMLFormElement | null, questionId: number) =>
  form?.querySelector<HTMLInputElement>(`input[name="question-${questionId}"]`);

/** On a small screen the next question may lie below. One that can be seen stays where it is. */
function bringIntoSight(form: HTMLFormElement | null, questionId: number): void {
  inputOf(form, questionId)?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
}

/** The group's first button: there the message is read with the question. */
function focusOn(form: HTMLFormElement | null, questionId: number): void {
  const first = inputOf(form, questionId);
  first?.focus({ preventScroll: true });
  first?.closest('fieldset')?.scrollIntoView({ block: 'start' });
}
