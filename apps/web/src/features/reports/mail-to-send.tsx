import { type AnswerOf, previewReportMail } from '@fourfold/contract/calls';
import type { Report } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../lib/api.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { Fold } from '../../ui/fold.tsx';
import { LoadingPart } from '../../ui/loading-part.tsx';
import { readMarkdown } from './read-markdown.ts';
import { RichText } from './rich-text.tsx';

type Mail = AnswerOf<typeof previewReportMail>;

/** The mail word for word, as the server would send it, and what its reviewers changed in the draft. */
export function MailToSend({ report }: { report: Report }) {
  const params = { reportId: report.id };
  const mail = useLoading(`${report.id} ${report.revision}`, (signal) =>
    call(previewReportMail, { params }, { signal }),
  );
  return (
    <LoadingPart loading={mail} label={t`Loading the e-mail`}>
      {(value) => (
        <>
          <Words mail={value} />
          {value.changes !== null && <Changes changes={value.changes} />}
        </>
      )}
    </LoadingPart>
  );
}

function Words({ mail: { subject, heading, opening, draft_report, closing } }: { mail: Mail }) {
  return (
    <>
      <p className="text-ui">
        <span className="text-ink-soft">
          <Trans>Subject:</Trans>
        </span>{' '}
        {subject}
      </p>
      <section
        aria-label={t`Text of the e-mail`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
        className="mt-2 max-h-[40dvh] overflow-y-auto rounded border bg-paper px-4 py-4 wrap-anywhere"
      >
        <p className="font-display text-h4">{heading}</p>
        <p className="mt-2 text-ui">{opening}</p>
        <div className="prose mt-3 text-ui">
          <RichText blocks={readMarkdown(draft_report)} />
        </div>
        <p className="mt-4 text-note text-ink-soft">{closing}</p>
      </section>
    </>
  );
}

function Changes({ changes: { added, removed } }: { changes: NonNullable<Mail['changes']> }) {
  if (added.length + removed.length === 0)
    return (
      <p className="mt-3 text-note text-ink-soft">
        <Trans>Nothing has been changed since the draft was written.</Trans>
      </p>
    );
  return (
    <Fold label={changedWords(added.length, removed.length)}>
      <div className="grid gap-3 text-ui wrap-anywhere">
        <Sentences title={t`New`} sentences={added} />
        <Sentences title={t`Taken out`} sentences={removed} />
      </div>
    </Fold>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <p className="text-note font-semibold text-ink-soft">{title}</p>
      <ul className="mt-1 grid gap-1">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may stand there twice
          <li key={index} className="border-l-2 pl-3">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}

function changedWords(added: number, removed: number): string {
  const parts = [
    added > 0 ? plural(added, { one: '# new sentence', other: '# new sentences' }) : null,
    removed > 0 ? plural(removed, { one: '# taken out', other: '# taken out' }) : null,
  ];
  return t`Changed since the draft was written: ${parts.filter((part) => part !== null).join(', ')}`;
}
