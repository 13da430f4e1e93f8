import { Trans } from '@lingui/react/macro';
import { ContactForm } from './contact-form.tsx';

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="scroll-mt-4 border-t">
      <div className="page grid gap-10 py-16 md:grid-cols-2 md:py-24">
        <div>
          <h2 id="contact-title" className="text-h2">
            <Trans>Book a demo, or ask us anything</Trans>
          </h2>
          <p className="mt-4 max-w-read text-read text-ink-soft">
            <Trans>
              For a demo, tell us which days suit you. Or ask us how Fourfold would work for you, and what it
              can and can’t show. We’ll reply by e-mail.
            </Trans>
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
