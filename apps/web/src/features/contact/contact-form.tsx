import { contactForm, leadSources, submitLead } from '@fourfold/contract';
import { call } from '../../lib/api.ts';
import { browserTimezone } from '../../lib/timezone.ts';
import { useForm } from '../../lib/use-form.ts';

/** Works without JavaScript too: then the browser posts it to the site's root. */
export function ContactForm() {
  const form = useForm({
    schema: contactForm,
    extra: { timezone: browserTimezone() },
    send: (values) => call(submitLead, { body: { ...values, source: leadSources.contactForm } }),
  });
  if (form.state === 'sent') return <p role="status">Thank you for writing. We answer by e-mail.</p>;
  return (
    <form method="post" action="/" onSubmit={form.onSubmit} onInput={form.onInput} noValidate={false}>
      <label>
        Name <input name="name" required />
      </label>
      <label>
        E-mail <input name="email" type="email" required />
      </label>
      <label>
        Message <textarea name="message" required />
      </label>
      <input name="website" tabIndex={-1} autoComplete="off" hidden />
      {form.problem !== null && <p role="alert">{form.problem}</p>}
      <button type="submit">Send</button>
    </form>
  );
}
