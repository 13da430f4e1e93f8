import { leadSources } from '@fourfold/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Honeypot } from './honeypot.tsx';
import { EmailField } from './lead-fields.tsx';
import { FormProblem } from './lead-modal.tsx';
import { PipRoleModal } from './modals.tsx';
import { useLead } from './use-lead.ts';

/** First the address, in the page; then the role, in a modal; then the link. */
export function PipEmailForm() {
  const [email, setEmail] = useState<string | null>(null);
  const form = useLead({
    kind: 'pipEmail',
    extra: { source: leadSources.pipGuide },
    onSent: (lead) => setEmail(lead.email),
  });
  return (
    <>
      <form
        aria-label="Get the guide and template"
        noValidate={form.hydrated}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        onFocus={form.prepare}
        className="grid max-w-form gap-4"
      >
        <EmailField form={form} />
        <Honeypot />
        <FormProblem form={form} />
        <div>
          <Button type="submit" variant="primary" loading={form.state === 'sending'}>
            Get the guide and template
          </Button>
        </div>
      </form>
      {email !== null && <PipRoleModal key={email} email={email} open onClose={() => setEmail(null)} />}
    </>
  );
}
