import { leadSources } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { fetchModals, type Modals, prepareModals } from './fetch-modals.ts';
import { EmailField } from './lead-fields.tsx';
import { Honeypot, SmallPrint } from './lead-form-parts.tsx';
import { useLead } from './use-lead.ts';

interface SecondStep extends Pick<Modals, 'PipRoleModal'> {
  email: string;
}

/**
 * First the address, in the page; then the role, in a modal; then the link. Without JavaScript the browser posts the
 * address to the site's root, and the link comes by mail.
 */
export function PipEmailForm() {
  const [second, setSecond] = useState<SecondStep | null>(null);
  const form = useLead({
    kind: 'pipEmail',
    extra: { source: leadSources.pipGuide },
    onSent: async ({ email }) => {
      const { PipRoleModal } = await fetchModals();
      setSecond({ PipRoleModal, email });
    },
  });
  const prepare = () => {
    form.prepare();
    prepareModals();
  };
  return (
    <>
      <form
        aria-label={t`Get the guide and template`}
        noValidate={form.hydrated}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        onFocus={prepare}
        className="grid max-w-form gap-4"
      >
        <input type="hidden" name="source" value={leadSources.pipGuide} />
        <EmailField form={form} />
        <Honeypot />
        <FormProblem form={form} />
        <div>
          {/* On the button: a form that posts by itself would not wait for the scripts, and so for its second step. */}
          <Button
            type="submit"
            formMethod="post"
            formAction="/"
            variant="primary"
            loading={form.state === 'sending'}
          >
            <Trans>Get the guide and template</Trans>
          </Button>
        </div>
        <p className="text-note text-ink-soft noscript:hidden">
          <Trans>
            Next, we’ll ask about your role. Then you can download the file here, and we’ll also e-mail you
            the link.
          </Trans>
        </p>
        <SmallPrint />
      </form>
      {second !== null && (
        <second.PipRoleModal key={second.email} email={second.email} open onClose={() => setSecond(null)} />
      )}
    </>
  );
}
