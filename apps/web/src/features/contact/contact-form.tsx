import { leadSources } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Honeypot, SmallPrint } from '../leads/lead-form-parts.tsx';
import { useLead } from '../leads/use-lead.ts';

/** The button that had it is gone with the form. */
const takeFocus = (answer: HTMLElement | null) => answer?.focus();

/** Works without JavaScript too: then the browser posts it to the site's root. */
export function ContactForm() {
  const form = useLead({ kind: 'contact', extra: { source: leadSources.contactForm } });
  if (form.state === 'sent') {
    return (
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <Notice kind="success" live title={t`Your message has arrived`}>
          <Trans>Thank you for writing. We’ll reply by e-mail.</Trans>
        </Notice>
      </div>
    );
  }
  return (
    <form
      aria-label={t`Contact us`}
      method="post"
      action="/"
      noValidate={form.hydrated}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      onFocus={form.prepare}
      className="grid gap-5"
    >
      <Field label={t`Your name`} error={form.errors.name}>
        <Input name="name" autoComplete="name" required maxLength={120} />
      </Field>
      <Field label={t`E-mail`} error={form.errors.email}>
        <Input name="email" type="email" autoComplete="email" required maxLength={254} />
      </Field>
      <Field label={t`Message`} error={form.errors.message}>
        <Textarea name="message" rows={5} required maxLength={5000} />
      </Field>
      <Honeypot />
      {form.problem !== null && Object.keys(form.errors).length === 0 && (
        <Notice kind="error" live>
          {form.problem}
        </Notice>
      )}
      <div>
        <Button type="submit" loading={form.state === 'sending'}>
          <Trans>Send</Trans>
        </Button>
      </div>
      <SmallPrint />
    </form>
  );
}
