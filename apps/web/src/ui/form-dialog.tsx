import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Form } from '../lib/use-form.ts';
import { AskingDialog } from './asking-dialog.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  form: Form;
  submit: string;
  /** Something goes that does not come back. */
  danger?: boolean;
  /** There is nothing to send. */
  disabled?: boolean;
  /** One line above the buttons, in view however far the content scrolls: what sending does as things stand. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Drawn only while it is open, so each opening starts with a fresh form. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, form, submit, danger, disabled, foot, onClose, children } = props;
  const id = useId();
  const Box = danger ? Dialog : AskingDialog;
  return (
    <Box
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          {foot && (
            <p aria-live="polite" className="basis-full text-ui">
              {foot}
            </p>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={form.state === 'sending'}
            disabled={disabled}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="grid gap-4">
        {children}
        <FormProblem form={form} />
      </form>
    </Box>
  );
}
