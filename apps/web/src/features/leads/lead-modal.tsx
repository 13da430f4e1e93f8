import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Honeypot, SmallPrint } from './lead-form-parts.tsx';
import type { LeadForm } from './use-lead.ts';

interface LeadModalProps {
  open: boolean;
  onClose: () => void;
  form: LeadForm;
  title: string;
  description?: ReactNode;
  /** What stands in the button. */
  submit: string;
  /** What stands there once the form is sent. */
  sent: { title: string; content: ReactNode };
  /** The fields. */
  children: ReactNode;
}

/** One modal for every form that leaves an address: the form, then what came of it. */
export function LeadModal({
  open,
  onClose,
  form,
  title,
  description,
  submit,
  sent,
  children,
}: LeadModalProps) {
  if (form.state === 'sent') {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={sent.title}
        actions={
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <div role="status" className="text-body text-ink-soft">
          {sent.content}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      <form
        aria-label={title}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        onFocus={form.prepare}
        className="grid gap-5"
      >
        {children}
        <Honeypot />
        <FormProblem form={form} />
        <div>
          <Button type="submit" variant="primary" loading={form.state === 'sending'}>
            {submit}
          </Button>
        </div>
        <SmallPrint />
      </form>
    </Dialog>
  );
}
