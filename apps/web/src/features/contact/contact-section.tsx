import { Trans } from '@lingui/react/macro';
import { ContactForm } from './contact-form.tsx';

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="scroll-mt-4 border-t">
      <div className="page grid gap-10 py-16 md:grid-cols-2 md:py-24">
        <div>
          <h2 id="contact-title" className="text-h2">
            <Trans>Ask us anything</Trans>
          </h2>
          <p className="mt-4 max-w-read text-read text-ink-soft">
            <Trans>
              How would it work for you? What can it show, and what can’t it? Tell us in a few words what you
              need. We’ll reply by e-mail.
            </Trans>
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
