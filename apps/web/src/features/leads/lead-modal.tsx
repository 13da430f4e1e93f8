import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const fields = useKept(open, title);
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
        ref={fields}
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

/** By form and field, until the page is left. */
const typed = new Map<string, string>();

/** What was typed stands there again when the modal opens once more: Escape is pressed easily. */
function useKept(open: boolean, title: string) {
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = fields.current;
    if (!open || form === null) return;
    const inputs = () => form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=hidden])');
    for (const input of inputs()) input.value = typed.get(`${title} ${input.name}`) ?? input.value;
    const keep = () => {
      for (const { name, value } of inputs()) typed.set(`${title} ${name}`, value);
    };
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [open, title]);
  return fields;
}
