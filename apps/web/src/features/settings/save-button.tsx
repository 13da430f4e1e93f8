import type { Form } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';

/** Says by its state whether something waits to be saved. */
export function SaveButton({ form, children = 'Save' }: { form: Form; children?: string }) {
  return (
    <div className="flex items-center gap-3">
      <Button type="submit" loading={form.state === 'sending'}>
        {children}
      </Button>
      <span role="status" className="text-note text-ink-soft">
        {form.state === 'sent' && 'Saved'}
        {form.dirty && 'Not saved yet'}
      </span>
    </div>
  );
}
