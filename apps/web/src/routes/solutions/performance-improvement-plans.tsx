import { improvementPlansText as text } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
              <Trans>Get the guide and template</Trans>
            </ButtonLink>
            <BookingButton>
              <Trans>Book a demo</Trans>
            </BookingButton>
          </>
        }
        caption={t`One person’s scores. The pale part in the middle is the balanced range. Orange marks scores far from it.`}
      >
        <TwoSides />
      </SolutionHero>
      <Problems text={text} />
      <Benefits text={text} />
      <Steps text={text} />
      <BandSection
        id="template"
        title={t`The guide and template`}
        lead={t`A single Word document: when to use a plan, how to hold the conversation, and a template. The template’s three pages cover the findings, the plan and the weekly record.`}
      >
        <PipEmailForm />
      </BandSection>
    </>
  );
}
