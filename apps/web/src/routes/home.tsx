import { homeQuestions } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { ContactSection } from '../features/contact/contact-section.tsx';
import { Benefits } from '../features/home/benefits.tsx';
import { Figures } from '../features/home/figures.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { Problem } from '../features/home/problem.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { faqData, organizationData } from '../lib/structured-data.ts';
import { BandSection } from '../ui/band-section.tsx';
import { Faq } from '../ui/faq.tsx';

export const meta = () => pageMeta(pages.home.path, organizationData(), faqData(homeQuestions));

export default function Home() {
  return (
    <>
      <Hero />
      <Figures />
      <Problem />
      <Benefits />
      <HowItWorks />
      <BandSection id="faq" sunk split title={t`Frequently Asked Questions`}>
        <Faq items={homeQuestions} />
      </BandSection>
      <ContactSection />
    </>
  );
}
