import type { Interviews as Answer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { onDay } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Finding } from '../../ui/finding.tsx';
import { PoleMarks } from '../../ui/pole-marks.tsx';
import { hasEnded, SheetMenu } from './sheet-menu.tsx';

interface InterviewsProps {
  responseId: string;
  interviews: Answer;
}

/** What the interviewers heard, beside each other, question by question. */
export function Interviews({ responseId, interviews }: InterviewsProps) {
  const { sentence, sheets, questions } = interviews;
  const handedIn = sheets.filter(({ handed_in_at }) => handed_in_at !== null).length;
  return (
    <Finding
      sentence={t`What the interviewers heard`}
      sure={
        handedIn > 1 ? `${sentence} ${t`Each interviewer wrote without seeing the others’ notes.`}` : sentence
      }
    >
      <ul className="grid max-w-narrow gap-1 text-ui">
        {sheets.map((sheet) => (
          <li key={sheet.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="font-medium wrap-anywhere">{sheet.interviewer}</span>
            <span className="flex flex-wrap items-center gap-x-2 text-ink-soft">
              {standing(sheet)}
              {sheet.handed_in_at === null && <SheetMenu responseId={responseId} sheet={sheet} />}
            </span>
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <ol className="mt-6 grid max-w-narrow gap-5">
          {questions.map((question) => (
            <Heard key={question.id} question={question} />
          ))}
        </ol>
      )}
    </Finding>
  );
}

function standing(sheet: Answer['sheets'][number]): string {
  const { opened, handed_in_at, changed_at } = sheet;
  if (handed_in_at !== null && changed_at !== null)
    return t`handed in on ${onDay(handed_in_at)}, changed afterwards`;
  if (handed_in_at !== null) return t`handed in on ${onDay(handed_in_at)}`;
  if (hasEnded(sheet)) return t`not handed in, and the link has expired`;
  return opened ? t`opened, not handed in yet` : t`not opened yet`;
}

function Heard({
  question: { skill, text, scale, agrees, ratings },
}: {
  question: Answer['questions'][number];
}) {
  return (
    <li className="border-t pt-4">
      <h3 className="flex flex-wrap items-center gap-x-2 text-h4">
        {skill}{' '}
        {agrees !== null && (
          <Badge tone={agrees ? 'plain' : 'warning'}>{agrees ? t`they agree` : t`they differ`}</Badge>
        )}
      </h3>
      <p className="mt-0.5 text-ui text-ink-soft">{text}</p>
      <p className="mt-0.5 text-note text-ink-soft">
        {scale.map(({ score, label }) => `${score}: ${label}`).join(' · ')}
      </p>
      <ul className="mt-3 grid gap-3">
        {ratings.map(({ interviewer, score, notes }) => (
          <li key={interviewer} className="text-ui">
            <p className="flex items-center gap-3">
              <span className="w-32 shrink-0 truncate font-medium">{interviewer}</span>
              <PoleMarks value={score} domain={[1, 5]} tone="ink" className="w-24" />
              <span className="tabular-nums">
                {score === null ? <Trans>no score</Trans> : <Trans>{score} of 5</Trans>}
              </span>
            </p>
            {notes !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{notes}</p>}
          </li>
        ))}
      </ul>
    </li>
  );
}
