import { CANDIDATE_INSTRUCTION } from '@fourfold/content';
import { getInterviewSheet } from '@fourfold/contract/calls';
import type { InterviewSheet as Sheet, SheetQuestion } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import type { PersonalLink } from '../../lib/personal-link.ts';
import { useLink } from '../../lib/use-link.ts';
import { BehindLink } from '../../ui/behind-link.tsx';
import { Button } from '../../ui/button.tsx';
import { RatingScale } from '../../ui/rating-scale.tsx';
import '../../styles/table.css';
import { HandIn } from './hand-in.tsx';
import { HeardFields } from './heard-fields.tsx';
import { nothing } from './own-ratings.ts';
import { type OwnSheet, useOwnSheet } from './use-own-sheet.ts';

/** For an interviewer without an account: what to ask one candidate, and what was heard. */
export function InterviewSheet({ link }: { link: PersonalLink }) {
  const { responseId, expires, signature } = link;
  const { state, load } = useLink(link, () =>
    call(getInterviewSheet, { params: { responseId }, query: { signature, expires } }),
  );
  return (
    <BehindLink state={state} load={load} title={t`Interview sheet`}>
      {(sheet) => <Paper link={link} sheet={sheet} />}
    </BehindLink>
  );
}

/** The sheet of one interviewer, to be filled in here. */
function Paper({ link, sheet }: { link: PersonalLink; sheet: Sheet }) {
  const own = useOwnSheet(link, sheet);
  const { organisation, logo_url, candidate, job_position, vacancy, questions } = sheet;
  return (
    <article className="mx-auto grid max-w-narrow grid-cols-1 gap-8 wrap-anywhere px-[max(18px,4vw)] py-8 md:py-12 print:max-w-none print:gap-5 print:p-0">
      <header>
        <div className="flex flex-wrap items-center justify-between gap-4">
          {logo_url === null ? (
            <p className="text-ui text-ink-soft">{organisation}</p>
          ) : (
            <img src={logo_url} alt={organisation} className="max-h-12 max-w-48" />
          )}
          <Button className="print:hidden" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
        <h1 className="mt-5 font-display text-h2 print:mt-2 print:text-h3">
          <Trans>Interview with {candidate}</Trans>
        </h1>
        <p className="mt-1 text-ui text-ink-soft">
          {job_position}
          {vacancy !== null && vacancy !== job_position && t`, for ${vacancy}`}
        </p>
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-5 text-ui">
          <p className="min-w-[min(14rem,100%)] flex-2">
            <Trans>
              Interviewer: <span className="font-medium">{sheet.interviewer}</span>
            </Trans>
          </p>
          <div className="hidden min-w-36 flex-1 print:block">
            <Blank label={t`Date`} />
          </div>
        </div>
      </header>
      <section aria-labelledby="to-candidate">
        <h2 id="to-candidate" className="mb-1 text-note font-semibold text-ink-soft">
          <Trans>To the candidate</Trans>
        </h2>
        <p className="rounded bg-sunk px-4 py-3 text-ui print:border">{CANDIDATE_INSTRUCTION}</p>
      </section>
      {questions.map((question, index) => (
        <Question key={question.id} question={question} number={index + 1} own={own} />
      ))}
      <footer className="border-t pt-4 text-ui text-ink-soft">
        <p className="font-medium text-ink">
          <Trans>Before you talk with the other interviewers, score what you heard.</Trans>
        </p>
        <p className="mt-1 print:hidden">
          <Trans>This link works until {onDay(sheet.expires_at)}.</Trans>
        </p>
      </footer>
      <HandIn sheet={sheet} own={own} />
    </article>
  );
}

/** A line to write on. */
const Blank = ({ label }: { label: string }) => (
  <p className="flex flex-wrap items-end gap-x-2">
    {label}
    <span className="h-6 flex-1 border-b border-ink-soft" />
  </p>
);

interface QuestionProps {
  question: SheetQuestion;
  number: number;
  own: OwnSheet;
}

function Question({ question, number, own }: QuestionProps) {
  const { id, category, skill, text, performance_follow_up, attitude_follow_up, ratings } = question;
  return (
    <section className="break-inside-avoid" aria-labelledby={`question-${id}`}>
      <h2 id={`question-${id}`} className="text-h4">
        {number}. {category}: {skill}
      </h2>
      <Part title={t`The question`}>{text}</Part>
      <Part title={t`Then ask what came of it`}>{performance_follow_up}</Part>
      <Part title={t`Then ask what was behind it`}>{attitude_follow_up}</Part>
      <div className="mt-4 print:mt-2">
        <RatingScale ratings={ratings} />
      </div>
      <HeardFields
        questionId={id}
        heard={own.ratings[id] ?? nothing}
        onChange={(heard) => own.change(id, heard)}
      />
    </section>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div className="mt-3 print:mt-2">
      <h3 className="text-note font-semibold text-ink-soft">{title}</h3>
      <p className="mt-0.5 text-body print:text-ui">{children}</p>
    </div>
  );
}
