import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { QuestionField } from '../../ui/question-field.tsx';
import { Sheet, SheetHeading } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AboutThis } from './about-this.tsx';
import { PageButtons } from './page-buttons.tsx';
import { isOneByOne } from './question-pages.ts';
import { QuestionnaireProgress } from './questionnaire-progress.tsx';
import type { Opened } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';
import { useTapTurn } from './use-tap-turn.ts';

interface StepProps {
  state: Opened;
  store: RespondentStore;
  onBack: () => void;
}

/** A page of questions. Turning it is instant; what was answered is saved behind it. */
export function QuestionPage({ state, store, onBack }: StepProps) {
  const { page, chosen, sought, at, total, response, problem } = state;
  const form = useRef<HTMLFormElement>(null);

  function next(): void {
    const unanswered = store.next();
    if (unanswered !== null) focusOn(form.current, unanswered);
  }
  const tap = useTapTurn(state, next);

  function choose(questionId: number, key: string): void {
    if (tap.isUnread()) return;
    const open = page?.filter(({ id }) => id !== questionId && chosen[id] === undefined) ?? [];
    store.choose(questionId, key);
    tap.chosen(open.length === 0 && chosen[questionId] === undefined);
    if (tap.isTap() && open[0] !== undefined) bringIntoSight(form.current, open[0].id);
  }

  return (
    <Sheet>
      {/* As tall as the screen, so that Back and Next are where they were on the page before. */}
      <div className="flex min-h-[calc(100svh-2rem)] flex-col md:min-h-0">
        <QuestionnaireProgress state={state} now={stepOn(state)} />
        <SheetHeading key={at} className="sr-only">
          {pageName(at, page?.length ?? 0, total)}
        </SheetHeading>
        <form
          ref={form}
          className="flex grow flex-col"
          noValidate
          autoComplete="off"
          onPointerDown={tap.onPointerDown}
          onClick={tap.onClick}
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
            <div
              className={cx(
                'mt-7 grid gap-11 pb-6 md:gap-14 md:mt-12',
                // As many as a phone shows, also before the browser has said that it is one.
                isOneByOne(response.form)
                  ? 'cramped:[&>:nth-child(n+2)]:hidden'
                  : 'cramped:[&>:nth-child(n+3)]:hidden',
              )}
            >
              {page.map((question) => (
                <QuestionField
                  key={question.id}
                  question={question}
                  value={chosen[question.id]}
                  error={sought.includes(question.id) ? messages.selectTendency() : null}
                  isErrorOver={chosen[question.id] !== undefined}
                  onChoose={(key) => choose(question.id, key)}
                />
              ))}
            </div>
          )}
          <PageButtons state={state}>
            {at > 1 ? (
              <Button size="large" variant="quiet" onClick={onBack}>
                <Trans>Back</Trans>
              </Button>
            ) : (
              <span />
            )}
            <Button size="large" variant="primary" type="submit" className="min-w-[144px]">
              <Trans>Next</Trans>
            </Button>
          </PageButtons>
        </form>
      </div>
      {problem && (
        <p role="alert" className="mt-6 text-ui text-error">
          {problem}
        </p>
      )}
      <AboutThis state={state} store={store} />
    </Sheet>
  );
}

/** The next step, where it is on this page; else where someone went back to. */
function stepOn({ at, page, answered }: Opened): number {
  const isHere = answered + 1 < at + (page?.length ?? 0);
  return isHere ? answered + 1 : Math.min(at, answered + 1);
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
