import { messages, objectionMax } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { isAway, messageOf } from '../../lib/api.ts';
import { AskingDialog } from '../../ui/asking-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { NamedScore } from '../profile/measure-item.tsx';

interface DisputeDialogProps {
  score: NamedScore;
  /** What was said before. */
  said: string;
  onSave: (note: string) => Promise<void>;
  onClose: () => void;
}

/** An objection stands beside the score for everyone who may see it. It does not change the score. */
export function DisputeDialog({ score, said, onSave, onClose }: DisputeDialogProps) {
  const form = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [note, setNote] = useState(said);

  async function save(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await onSave(note);
      onClose();
    } catch (error) {
      setProblem(isAway(error) ? messages.away() : messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <AskingDialog
      open
      onClose={onClose}
      title={t`${score.name}: “This is not me”`}
      description={t`Anyone who opens your results will see that you object to this score, and what you write. The score itself does not change.`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form} loading={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t`Why not`} optional>
          <Textarea
            name="note"
            rows={4}
            maxLength={objectionMax}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {problem && (
          <Notice kind="error" live className="mt-4">
            {problem}
          </Notice>
        )}
      </form>
    </AskingDialog>
  );
}
