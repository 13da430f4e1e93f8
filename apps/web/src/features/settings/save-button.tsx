import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Form } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';

/** Says by its state whether something waits to be saved. */
export function SaveButton({ form, children = t`Save` }: { form: Form; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <Button type="submit" loading={form.state === 'sending'}>
        {children}
      </Button>
      <span role="status" className="text-note text-ink-soft">
        {form.state === 'sent' && t`Saved`}
        {form.dirty && t`Not saved yet`}
      </span>
    </div>
  );
}
