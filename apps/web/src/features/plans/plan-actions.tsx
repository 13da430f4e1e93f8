import { dropPlan, finishPlan, renewPlanLink, resumePlan, startPlan } from '@fourfold/contract/calls';
import { dropForm, type PlanPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useUser } from '../session/user-context.ts';

interface PlanActionsProps {
  plan: PlanPage;
  onChange: () => void;
}

/** What moves a plan on, as far as its reader may. */
export function PlanActions({ plan, onChange }: PlanActionsProps) {
  const { state, may, owner } = plan;
  const user = useUser();
  const { isBusy, run } = useChange();
  const { revalidate } = useRevalidator();
  const [isEnding, setIsEnding] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  const at = { params: { planId: plan.id } };
  const resume = () => run(() => call(resumePlan, at), t`The plan has been reopened.`);
  async function finish(): Promise<void> {
    await call(finishPlan, at);
    toast(t`The plan has ended.`, {
      ...(may.manage && { action: { label: t`Undo`, run: () => void resume() } }),
    });
    await revalidate();
  }
  const isLive = state === 'drafted' || state === 'running';
  return (
    <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
      {may.manage && state === 'drafted' && owner !== null && (
        <Button
          variant="primary"
          loading={isBusy}
          onClick={() =>
            run(() => call(startPlan, at), t`The plan has started. ${owner.name} will get an e-mail.`)
          }
        >
          <Trans>Start it</Trans>
        </Button>
      )}
      {may.act && state === 'running' && (
        <Button onClick={() => setIsEnding(true)}>
          <Trans>End the plan</Trans>
        </Button>
      )}
      {may.manage && isLive && (
        <Button onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      )}
      {may.manage && state === 'running' && owner !== null && owner.user_id !== user.id && (
        <Button
          loading={isBusy}
          onClick={() => run(async () => toast((await call(renewPlanLink, at)).message))}
        >
          <Trans>Send {owner.name} a new link</Trans>
        </Button>
      )}
      {may.manage && isLive && (
        <Button variant="quiet" onClick={() => setIsDropping(true)}>
          <Trans>Drop the plan</Trans>
        </Button>
      )}
      {may.manage && !isLive && (
        <Button loading={isBusy} onClick={resume}>
          <Trans>Reopen the plan</Trans>
        </Button>
      )}
      {may.act && may.manage && state === 'running' && (
        <p className="basis-full text-note text-ink-soft">
          <Trans>End a plan that has done its work. Drop one that you no longer want, and say why.</Trans>
        </p>
      )}
      {isEnding && (
        <ConfirmDialog
          title={t`End the plan?`}
          description={t`The person who looks after it will get no more e-mails. A pulse that is already planned will still go out, so that you can see what has changed.`}
          confirm={t`End the plan`}
          onConfirm={finish}
          onClose={() => setIsEnding(false)}
        />
      )}
      {isDropping && (
        <DropDialog plan={plan} onUndo={() => void resume()} onClose={() => setIsDropping(false)} />
      )}
    </div>
  );
}

interface DropDialogProps {
  plan: PlanPage;
  onUndo: () => void;
  onClose: () => void;
}

/** A plan that is dropped says why, for those who think of it again. */
function DropDialog({ plan, onUndo, onClose }: DropDialogProps) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: dropForm,
    send: async (body) => {
      await call(dropPlan, { params: { planId: plan.id }, body });
      toast(t`The plan has been dropped.`, { action: { label: t`Undo`, run: onUndo } });
      // First: what opened this is gone then, and the focus goes to what stands there instead.
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Drop this plan?`}
      description={t`The person who looks after it will get no more e-mails. What was ticked and written is kept, and the plan can be reopened.`}
      form={form}
      submit={t`Drop the plan`}
      onClose={onClose}
    >
      <Field label={t`Why`} error={form.errors.why}>
        <Textarea name="why" rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
