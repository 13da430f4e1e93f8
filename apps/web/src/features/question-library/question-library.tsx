import { INTERVIEW_QUESTIONS, kitQuestions } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { findQuestions } from './find-questions.ts';
import { InterviewKit } from './interview-kit.tsx';
import { KitBar } from './kit-bar.tsx';
import { QuestionParts } from './question-parts.tsx';
import { QuestionRow } from './question-row.tsx';
import { useGuide } from './use-guide.ts';
import { noteWhatIsAsked, useSelection } from './use-selection.ts';

export function QuestionLibrary() {
  const { search, selected, setSearch, toggle, clear } = useSelection();
  const guide = useGuide();
  const found = findQuestions(INTERVIEW_QUESTIONS, search, selected);
  const kit = kitQuestions(INTERVIEW_QUESTIONS, selected);
  return (
    <>
      <script>{noteWhatIsAsked}</script>
      <div className={kit.length > 0 ? 'print:hidden' : undefined}>
        <Field label={t`Search the questions`} hideLabel className="max-w-form print:hidden noscript:hidden">
          <Input
            type="search"
            placeholder={t`Search questions…`}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <p role="status" className="mt-3 text-note text-ink-soft">
          <Trans>
            {found.length} of {INTERVIEW_QUESTIONS.length} questions
          </Trans>
        </p>
        <KitBar questions={kit} onClear={clear} />
        {found.length === 0 ? (
          <EmptyState title={t`No questions match your search.`} />
        ) : (
          <table className="data-table mt-4 w-full table-fixed max-md:[&_td]:block max-md:[&_td]:w-full max-md:[&_th]:block max-md:[&_th]:w-full max-md:[&_thead]:hidden">
            <caption className="sr-only">
              <Trans>Interview questions by soft skill</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col" className="w-[30%] lg:w-1/5">
                  <Trans>Soft skill</Trans>
                </th>
                <th scope="col" className="w-[70%] lg:w-4/5">
                  <Trans>Interview question</Trans>
                </th>
              </tr>
            </thead>
            <tbody className="until-asked">
              {found.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  selected={selected.has(question.id)}
                  onOpen={() => guide.open(question)}
                  onToggle={() => toggle(question.id)}
                />
              ))}
            </tbody>
          </table>
        )}
        <Dialog
          open={guide.question !== null}
          onClose={guide.close}
          title={guide.question === null ? '' : `${guide.question.category}: ${guide.question.skill}`}
          wide
        >
          {guide.question !== null && <QuestionParts question={guide.question} />}
        </Dialog>
      </div>
      {kit.length > 0 && <InterviewKit questions={kit} />}
    </>
  );
}
