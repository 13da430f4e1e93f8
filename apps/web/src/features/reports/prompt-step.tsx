import type { Report } from '@fourfold/contract/schemas';
import { promptMax, promptRows } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { inRow } from '../../lib/lists.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type Asked, BeforeWriting } from './before-writing.tsx';
import { OlderAnswers } from './older-answers.tsx';
import { type Template, writerName } from './report-data.ts';
import { Step } from './step.tsx';
import { Unmet } from './unmet.tsx';
import { saveWords, useAutosave } from './use-autosave.ts';

interface PromptStepProps {
  report: Report;
  template: Template;
  problem: string | null;
  onSaved: (report: Report) => void;
  onSend: (prompt: string, revision: number) => void;
  /** Back to a text that is there already. */
  onBack: (() => void) | null;
}

/** Step 2: the prompt as it will leave, to be read and changed. */
export function PromptStep({ report, template, problem, onSaved, onSend, onBack }: PromptStepProps) {
  const {
    report: saved,
    text,
    state,
    type,
    flush,
    problem: unsaved,
  } = useAutosave(report, 'prompt', onSaved);
  const isBuiltIn = template.writer.kind === 'built-in';
  const [asking, setAsking] = useState<Asked | null>(null);
  async function send(): Promise<void> {
    // What the notice says of an older prompt is no news of this one.
    const isSaid = state === 'saved';
    const kept = await flush();
    if (kept === null) return;
    const unmet = isSaid ? [] : (kept.reading?.unmet ?? []);
    if (kept.is_edited || unmet.length > 0) setAsking({ report: kept, unmet });
    else onSend(text, kept.revision);
  }
  return (
    <Step
      number={2}
      title={t`Prompt review`}
      note={
        isBuiltIn
          ? t`No AI is set up here. The built-in writer on this server writes a report from the person’s results, and nothing leaves the server.`
          : t`This text goes to ${writerName(template.writer)}, with the results of the measures that it names. Nothing else is sent with it: no e-mail address, no last name and no answers, unless you type them here. Afterwards, the draft’s sentences are sent there once more, without names or results, for a second reading.`
      }
    >
      <div className="grid max-w-narrow gap-4">
        <OlderAnswers report={report} />
        {problem !== null && <GenerationProblem>{problem}</GenerationProblem>}
        <Field label={t`Prompt`} hint={saveWords[state]}>
          <Textarea
            rows={promptRows}
            value={text}
            maxLength={promptMax}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
        {!isBuiltIn && <Facts report={saved} text={text} />}
        {saved.reading !== null && <Reading reading={saved.reading} />}
        {unsaved !== null && <Notice kind="warning" live title={unsaved} />}
        {report.draft_report !== '' && (
          <p className="text-ui text-ink-soft">
            <Trans>A new draft will replace the current text.</Trans>
          </p>
        )}
        {asking !== null && (
          <BeforeWriting
            {...asking}
            onWrite={() => onSend(text, asking.report.revision)}
            onClose={() => setAsking(null)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" disabled={text.trim() === ''} onClick={send}>
            {isBuiltIn ? <Trans>Write the draft</Trans> : <Trans>Send to AI</Trans>}
          </Button>
          {onBack && (
            <Button onClick={onBack}>
              <Trans>Back to the text</Trans>
            </Button>
          )}
        </div>
      </div>
    </Step>
  );
}

/** The results that go with the prompt whatever stands in it; shown where its text does not show them. */
function Facts({ report, text }: { report: Report; text: string }) {
  const hidden = report.facts.filter((fact) => !text.includes(fact));
  if (hidden.length === 0) return null;
  return (
    <Notice title={t`These results always go with the prompt`}>
      <ul className="grid gap-1">
        {hidden.map((fact) => (
          <li key={fact}>{fact.replace(/^- /, '')}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What the built-in writer makes of a changed prompt; nothing is promised that it cannot do. */
function Reading({ reading: { met, unmet } }: { reading: NonNullable<Report['reading']> }) {
  if (met.length === 0 && unmet.length === 0) {
    return (
      <p className="text-ui text-ink-soft">
        <Trans>
          You can ask for a shorter report, another tone or no scores, or say what to leave out. The draft
          will do as you ask.
        </Trans>
      </p>
    );
  }
  return (
    <div role="status" className="grid gap-3">
      {met.length > 0 && (
        <Notice
          kind="success"
          title={t`The draft will follow these requests in your prompt: ${inRow(met)}.`}
        />
      )}
      <Unmet unmet={unmet} />
    </div>
  );
}

export function GenerationProblem({ children }: { children: string }) {
  return (
    <Notice kind="error" live title={t`An error occurred while generating the report.`}>
      {children}
    </Notice>
  );
}
