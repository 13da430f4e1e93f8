import { pages } from '@fourfold/contract';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { HeroLines } from '../illustrations/hero-lines.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { site } from '../lib/site.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export const meta = () => pageMeta(pages.home.path);

export default function Home() {
  return (
    <>
      <section
        id="home"
        className="page grid items-center gap-x-16 gap-y-12 py-20 md:py-28 lg:grid-cols-[1.2fr_1fr]"
      >
        <div>
          <h1 className="max-w-[16ch] text-hero">See how your company behaves, and what to change first</h1>
          <p className="mt-6 max-w-read text-lead text-ink-soft">
            One questionnaire of about 15 minutes a person. Out of it come five opportunities and five
            barriers, each with the answers behind it and a figure for how sure we are.
          </p>
          <div className="mt-10 flex flex-wrap gap-3">
            <ButtonLink to={pages.register.path} variant="primary" size="large">
              Assess {site.freeSeats} people for free
            </ButtonLink>
            <ButtonLink href={site.bookingUrl} target="_blank" rel="noreferrer" size="large">
              Book a demo
            </ButtonLink>
          </div>
        </div>
        <HeroLines className="w-full max-lg:max-w-read" />
      </section>
      <section id="contact" aria-labelledby="contact-title" className="border-t bg-sunk">
        <div className="page grid gap-10 py-16 md:grid-cols-2 md:py-24">
          <div>
            <h2 id="contact-title" className="text-h2">
              Ask us anything
            </h2>
            <p className="mt-4 max-w-read text-read text-ink-soft">
              How it would work for you, what it shows, what it can’t. Write in a few words what you are
              after; we answer by e-mail.
            </p>
          </div>
          <ContactForm />
        </div>
      </section>
    </>
  );
}
