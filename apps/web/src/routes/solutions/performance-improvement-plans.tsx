import { improvementPlansText as text } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { PipEmailForm } from '../../features/leads/pip-email-form.tsx';
import { BookingButton } from '../../features/solutions/booking-button.tsx';
import { Benefits, Problems, Steps } from '../../features/solutions/solution-bands.tsx';
import { SolutionHero } from '../../features/solutions/solution-hero.tsx';
import { TwoSides } from '../../illustrations/two-sides.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { breadcrumbData } from '../../lib/structured-data.ts';
import { BandSection } from '../../ui/band-section.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

export const meta = () =>
  pageMeta(pages.performanceImprovement.path, breadcrumbData([pages.performanceImprovement]));

export default function PerformanceImprovementPlans() {
  return (
    <>
      <SolutionHero
        text={text}
        actions={
          <>
            <ButtonLink to="#template" variant="primary" size="large">
              Get the template and guide
            </ButtonLink>
            <BookingButton>Book a demo</BookingButton>
          </>
        }
      >
        <TwoSides />
      </SolutionHero>
      <Problems text={text} />
      <Benefits text={text} />
      <Steps text={text} />
      <BandSection
        id="template"
        title="The template and the guide"
        lead="One Word document: when a plan is right and when it is not, how to hold the conversation, and a template of three pages: the diagnosis, the plan, the weeks."
      >
        <PipEmailForm />
      </BandSection>
    </>
  );
}
