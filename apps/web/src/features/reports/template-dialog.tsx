import { changePromptTemplate } from '@fourfold/contract/calls';
import { promptMax } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { inRow } from '../../lib/lists.ts';
import { toast } from '../../lib/toast-store.ts';
import { AskingDialog } from '../../ui/asking-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Template } from './report-data.ts';

interface TemplateDialogProps {
  template: Template;
  onClose: () => void;
}

/** The organisation's own words for every prompt that is made from now on. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const [text, setText] = useState(template.template);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function save(next: string | null, done: string): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await call(changePromptTemplate, { body: { template: next } });
      toast(done);
      onClose();
      await revalidate();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t`This did not work. Please try again.`);
      setIsBusy(false);
    }
  }
  return (
    <AskingDialog
      open
      wide
      onClose={onClose}
      title={t`Prompt template`}
      description={t`Everyone who writes a report starts from this template. If someone has no result for a placeholder, the sentence that contains it is left out. What the results say about each measure is always added at the end.`}
      actions={
        <>
          {!template.is_standard && (
            <Button
              variant="quiet"
              onClick={() => void save(null, t`The standard template has been restored.`)}
            >
              <Trans>Back to the standard template</Trans>
            </Button>
          )}
          <Button loading={isBusy} onClick={() => void save(text, t`The template has been saved.`)}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Field
        label={t`Template`}
        hint={t`Placeholders: ${inRow(template.placeholders.map((name) => `{${name}}`))}`}
        error={problem}
      >
        <Textarea
          rows={16}
          value={text}
          maxLength={promptMax}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </AskingDialog>
  );
}
